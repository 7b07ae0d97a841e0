import { describe, expect, it } from 'vitest';
import { decodeAdminUser, decodeAdminUsers, decodeSubscription } from './admin-user.ts';

const complete = {
  userid: '7',
  username: '@ann',
  display_name: 'Ann',
  email: 'ann@example.org',
  status: 9,
  isAdmin: true,
  isSubscribed: 1,
  eduEligibilityOverride: true,
  trialExpiration: '2026-04-01 00:00:00',
  created: '2026-03-01 09:30:00',
  grandfathered: true,
  verified: false,
  skip_lti_payments: 'true',
  global_admin: true,
};

describe('a user in the staff area', () => {
  it('has all fields of the specification', () => {
    expect(decodeAdminUser({ user: complete })).toEqual({
      id: 7,
      username: '@ann',
      displayName: 'Ann',
      email: 'ann@example.org',
      status: 9,
      isVerified: false,
      isGlobalAdmin: true,
      isSubscribed: true,
      isGrandfathered: true,
      hasEduEligibilityOverride: true,
      skipsLtiPayments: true,
      trialExpiresAt: Date.parse('2026-04-01T00:00:00Z'),
      createdAt: Date.parse('2026-03-01T09:30:00Z'),
    });
  });

  it.each([
    [{ status: 129 }, true, true],
    [{ status: 129, verified: false, global_admin: false }, false, false],
    [{ status: 0, isAdmin: true }, false, true],
    [{ status: 128, isAdmin: true, global_admin: false }, false, false],
    [{ status: 'x' }, false, false],
    [{}, false, false],
  ])('with %j: verified %s, global admin %s', (fields, isVerified, isGlobalAdmin) => {
    expect(decodeAdminUsers({ users: [{ userid: 1, ...fields }] })[0]).toMatchObject({
      isVerified,
      isGlobalAdmin,
    });
  });

  it('has no trial and no creation where the server has none', () => {
    expect(decodeAdminUser({ userid: 1, trialExpiration: null })).toMatchObject({
      trialExpiresAt: null,
      createdAt: null,
    });
  });
});

describe('a subscription', () => {
  it.each([[true], [{ subscribed: 1 }], [{ isSubscribed: 'true' }], [{ data: { subscribed: true } }]])(
    'is read from %j',
    (answer) => {
      expect(decodeSubscription(answer)).toBe(true);
    },
  );

  it.each([null, {}, { subscribed: null }, { subscribed: 'maybe' }])('is unknown from %j', (answer) => {
    expect(() => decodeSubscription(answer)).toThrow(TypeError);
  });
});
