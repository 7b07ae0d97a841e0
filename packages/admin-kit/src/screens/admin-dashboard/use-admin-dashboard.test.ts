import { describe, expect, it } from 'vitest';
import { canSeeDashboard } from './use-admin-dashboard.ts';

const person = (isAdmin: boolean) => ({ user: { id: 1, username: 'x', isAdmin, isVerified: true } });

describe('who sees the Admin Dashboard (A §2, §6)', () => {
  it('is a global admin', () => {
    expect(canSeeDashboard(person(true))).toEqual({ isAllowed: true });
  });

  it('is no one else, and the reason is given', () => {
    expect(canSeeDashboard(person(false))).toEqual({ isAllowed: false, reason: 'onlyGlobalAdmins' });
  });
});
