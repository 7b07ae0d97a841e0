import { globalPanelPermissions } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { projectRolesMessages } from './messages.ts';
import {
  bitsOf,
  canAdminister,
  canChangeMember,
  canDeleteRole,
  canEditRole,
  inverseOf,
  isOfPreset,
  memberName,
  roleNameOf,
} from './rules.ts';

const { defaults: words } = projectRolesMessages;

const admin = { userId: 1, isAdmin: true };
const member = { userId: 3, isAdmin: false };
const allowed = { isAllowed: true };
const refused = (reason: string) => ({ isAllowed: false, reason });

describe('who adds members and creates roles (A §6, B §6)', () => {
  it.each([
    ['an admin', admin, allowed],
    ['anyone else', member, refused('onlyAdmins')],
  ])('%s', (_, viewer, expected) => {
    expect(canAdminister(viewer)).toEqual(expected);
  });
});

describe('who changes or removes a member (A §5, B §5)', () => {
  it.each([
    ['an admin, another', admin, 3, allowed],
    ['an admin, themselves', admin, 1, refused('ownRow')],
    ['anyone else, another', member, 1, refused('onlyAdmins')],
    ['anyone else, themselves', member, 3, refused('onlyAdmins')],
  ])('%s', (_, viewer, memberId, expected) => {
    expect(canChangeMember(viewer, memberId)).toEqual(expected);
  });
});

describe('which roles are edited and deleted (A §5, B §5)', () => {
  it.each([
    ['an admin, role 0', admin, 0, refused('builtInRole')],
    ['an admin, role 1', admin, 1, refused('builtInRole')],
    ['an admin, role 2', admin, 2, allowed],
    ['an admin, what is no number', admin, Number.NaN, refused('builtInRole')],
    ['anyone else, role 2', member, 2, refused('onlyAdmins')],
  ])('%s', (_, viewer, id, expected) => {
    expect(canEditRole(viewer, { id })).toEqual(expected);
    expect(canDeleteRole(viewer, { id })).toEqual(expected);
  });

  it('deletes none while none is selected', () => {
    expect(canDeleteRole(admin, null)).toEqual(refused('noRoleSelected'));
    expect(canDeleteRole(member, null)).toEqual(refused('onlyAdmins'));
  });
});

describe('the name of a member', () => {
  it.each([
    ['Ada Lovelace', 'ada@example.test', 'Ada Lovelace'],
    ['', 'ada@example.test', 'ada@example.test'],
    ['', '', 'User 7'],
    ['Ada\u202e', '', 'Ada‹U+202E›'],
  ])('%j with the email %j is %j', (displayName, email, name) => {
    expect(memberName({ id: 7, displayName, email } as never, words)).toBe(name);
  });
});

describe('the name of a role', () => {
  const roles = [
    { id: 1, name: 'Editor' },
    { id: 2, name: ' ' },
  ] as never;
  it.each([
    [1, 'Editor'],
    [2, 'Role 2'],
    [3, 'Unknown role (3)'],
    [null, 'No role'],
  ])('with the id %j is %j', (id, name) => {
    expect(roleNameOf(id, roles, words)).toBe(name);
  });
});

describe('the bits of a mask', () => {
  it.each([
    [0, []],
    [5, [4, 1]],
    [4, [4]],
    [Number.POSITIVE_INFINITY, []],
    [2 ** 52 + 1, [2 ** 52, 1]],
  ])('%d are %j, the highest first', (mask, bits) => {
    expect(bitsOf(mask)).toEqual(bits);
  });

  it('that a change turns are turned back by its inverse', () => {
    const changes = new Map([
      [4, true],
      [1, false],
      [2, true],
    ]);
    expect(inverseOf(1 + 2, changes)).toEqual(
      new Map([
        [4, false],
        [1, true],
      ]),
    );
  });

  it('are a preset where all that are listed change together', () => {
    const all = globalPanelPermissions.map(({ bit }) => [bit, true] as const);
    expect(isOfPreset(new Map(all))).toBe(true);
    expect(isOfPreset(new Map(all.slice(1)))).toBe(false);
  });
});
