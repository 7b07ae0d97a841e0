import { describe, expect, it } from 'vitest';
import { canManageLicense, canSeeLicense, licenseDraftKey } from './rules.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });

describe('who sees a license (A §2, B §6)', () => {
  it.each([
    ['a global admin, root', true, 0, false, true],
    ['a global admin, sub-organization', true, 7, true, false],
    ['an organization admin, root', false, 0, true, true],
    ['an organization admin, sub-organization', false, 7, true, false],
    ['a member, root', false, 0, false, false],
    ['a member, sub-organization', false, 7, false, false],
  ])('%s', (_, isAdmin, parentId, isLocalAdmin, expected) => {
    expect(canSeeLicense(person(isAdmin), { parentId, isLocalAdmin })).toBe(expected);
  });
});

describe('who changes a license (A §6)', () => {
  it('is a global admin', () => {
    expect(canManageLicense(person(true))).toEqual({ isAllowed: true });
  });

  it('is no one else, and the reason is given', () => {
    expect(canManageLicense(person(false))).toEqual({ isAllowed: false, reason: 'onlyGlobalAdmins' });
  });
});

it('keeps a draft for each organization', () => {
  expect(licenseDraftKey({ id: 7 })).toBe('license.create.7');
});
