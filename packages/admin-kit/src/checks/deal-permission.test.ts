import { expect, it } from 'vitest';
import { canManageDeals } from './deal-permission.ts';

it.each([
  [true, { isAllowed: true }],
  [false, { isAllowed: false, reason: 'onlyGlobalAdmins' }],
])('deals are for global admins (B §6): %s', (isAdmin, permission) => {
  expect(canManageDeals({ user: { id: 1, username: 'ada', isAdmin, isVerified: true } })).toEqual(permission);
});
