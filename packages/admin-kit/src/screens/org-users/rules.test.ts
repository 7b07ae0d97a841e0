import { describe, expect, it } from 'vitest';
import { canManageUsers, canToggleAdmin, nameOf, organizationName } from './rules.ts';

const person = (isAdmin: boolean, id = 1) => ({ user: { id, username: 'x', isAdmin, isVerified: true } });

describe('who adds and removes users (A §2, §6)', () => {
  it.each([
    ['a global admin who is no admin of it', true, false, true],
    ['a global admin who is', true, true, true],
    ['an organization admin', false, true, true],
    ['a member', false, false, false],
  ])('%s', (_, isAdmin, isLocalAdmin, expected) => {
    expect(canManageUsers(person(isAdmin), { isLocalAdmin }).isAllowed).toBe(expected);
  });

  it('gives members the reason', () => {
    expect(canManageUsers(person(false), { isLocalAdmin: false })).toEqual({
      isAllowed: false,
      reason: 'onlyAdmins',
    });
  });
});

describe('who changes an admin flag (A §4, §5)', () => {
  it.each([
    ['an organization admin, of someone else', false, true, 2, { isAllowed: true }],
    ['a global admin, of someone else', true, false, 2, { isAllowed: true }],
    ['an organization admin, their own', false, true, 1, { isAllowed: false, reason: 'ownFlag' }],
    ['a global admin, their own', true, false, 1, { isAllowed: false, reason: 'ownFlag' }],
    ['a member, of someone else', false, false, 2, { isAllowed: false, reason: 'onlyAdmins' }],
    ['a member, their own', false, false, 1, { isAllowed: false, reason: 'onlyAdmins' }],
  ])('%s', (_, isAdmin, isLocalAdmin, targetId, expected) => {
    expect(canToggleAdmin(person(isAdmin), { isLocalAdmin }, { id: targetId })).toEqual(expected);
  });
});

describe('the name of an organization', () => {
  it.each([
    ['Northwind', 'Northwind'],
    ['', 'Unnamed'],
    ['  ', 'Unnamed'],
  ])('%j is %j', (name, shown) => {
    expect(organizationName({ name }, { unnamedOrganization: 'Unnamed' })).toBe(shown);
  });
});

describe('the name of a user', () => {
  it.each([
    ['ada', 'ada@example.test', 'ada'],
    ['', 'ada@example.test', 'ada@example.test'],
    ['', '', '7'],
  ])('%j with the email %j is %j', (username, email, name) => {
    expect(nameOf({ id: 7, username, email } as never)).toBe(name);
  });
});
