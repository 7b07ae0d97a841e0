import { describe, expect, it } from 'vitest';
import { canAdminister, canChangeMember, canDeleteRole, canEditRole } from './rules.ts';

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
