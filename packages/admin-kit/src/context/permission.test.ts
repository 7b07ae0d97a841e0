import { describe, expect, it } from 'vitest';
import { canLogInAs } from './permission.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'ada', isAdmin, isVerified: true } });

describe('who logs in as whom (B §6)', () => {
  it.each([
    ['a global admin as another', true, 2, { isAllowed: true }],
    ['a global admin as oneself', true, 1, { isAllowed: false, reason: 'oneself' }],
    ['anyone else', false, 2, { isAllowed: false, reason: 'onlyGlobalAdmins' }],
  ])('%s', (_, isAdmin, id, expected) => {
    expect(canLogInAs(person(isAdmin), { id })).toEqual(expected);
  });
});
