import type { EnterpriseDeal, License, Organization } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { type KnownAccess, type Membership, verdictOf } from './verdict.ts';

const now = Date.UTC(2026, 10, 28);
const yesterday = now - 86_400_000;
const tomorrow = now + 86_400_000;
const person = { isVerified: true, isGrandfathered: false, trialExpiresAt: null };
const nothing: KnownAccess = {
  isSubscribed: false,
  memberships: [],
  deals: [],
  isChecking: false,
  unread: [],
};

const organization = (id: number, name: string): Organization => ({
  id,
  name,
  parentId: 0,
  children: [],
  isLocalAdmin: false,
});
const license = (isEnabled: boolean): License => ({ id: 1, seatsTaken: 9, seatsAllowed: 8, isEnabled });
const memberOf = (root: Organization, of: Membership['license'], below = root): Membership => ({
  organization: below,
  root,
  isAdmin: false,
  isOnlyAdmin: false,
  license: of,
});
const deal = (name: string, createdAt: number, periodDays: number | null) => ({
  deal: { id: 1, name, createdAt, periodDays } as EnterpriseDeal,
  entries: ['@school.test'],
});
const school = organization(2, 'Harbour City Schools');

describe('the verdict on a person (B §3)', () => {
  it('names an unverified email first, whoever pays', () => {
    const paid = { ...nothing, isSubscribed: true };
    expect(verdictOf({ ...person, isVerified: false }, paid, now)).toEqual({ kind: 'unverified' });
  });

  it('names all who pay, a tree of organizations once', () => {
    const known = {
      ...nothing,
      isSubscribed: true,
      memberships: [
        memberOf(school, license(true), organization(3, 'History')),
        memberOf(school, license(true)),
        memberOf(organization(4, 'Museum'), license(false)),
        memberOf(organization(5, 'Library'), null),
      ],
      deals: [deal('Northgate', yesterday, 30), deal('Old', yesterday, 0), deal('Endless', yesterday, null)],
    };
    expect(verdictOf(person, known, now)).toEqual({
      kind: 'paid',
      payers: [
        { kind: 'subscription' },
        { kind: 'organization', name: 'Harbour City Schools' },
        { kind: 'deal', name: 'Northgate' },
        { kind: 'deal', name: 'Endless' },
      ],
    });
  });

  it('says why nobody pays', () => {
    const known = {
      ...nothing,
      memberships: [memberOf(organization(5, 'Library'), null), memberOf(school, license(false))],
      deals: [deal('Old', now - 10 * 86_400_000, 9)],
    };
    expect(verdictOf({ ...person, trialExpiresAt: yesterday }, known, now)).toEqual({
      kind: 'unpaid',
      reasons: [
        { kind: 'licenseDisabled', name: 'Harbour City Schools' },
        { kind: 'dealEnded', name: 'Old', at: yesterday },
        { kind: 'noLicense', name: 'Library' },
        { kind: 'trialEnded', at: yesterday },
      ],
    });
    expect(verdictOf(person, nothing, now)).toEqual({ kind: 'unpaid', reasons: [] });
  });

  it.each([
    ['grandfathered', { ...person, isGrandfathered: true, trialExpiresAt: tomorrow }],
    ['trial', { ...person, trialExpiresAt: tomorrow }],
  ])('lets without a payer: %s', (kind, who) => {
    expect(verdictOf(who, nothing, now)).toMatchObject({ kind });
  });

  it('says what it could not read', () => {
    const ended = { ...person, trialExpiresAt: yesterday };
    expect(verdictOf(ended, { ...nothing, isSubscribed: null, isChecking: true }, now).kind).toBe('checking');
    const unread = ['organizations'] as const;
    expect(verdictOf(ended, { ...nothing, unread }, now)).toEqual({ kind: 'unclear', unread });
    const found = { ...nothing, isChecking: true, memberships: [memberOf(school, license(true))] };
    expect(verdictOf(ended, { ...found, unread }, now).kind).toBe('paid');
    const unknownLicense = { ...nothing, memberships: [memberOf(school, undefined)], unread };
    expect(verdictOf(ended, unknownLicense, now).kind).toBe('unclear');
  });
});
