import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

type User = CallAnswer<'GET /global/users/{id}'>['user'];

function start() {
  const server = createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') });
  const call = callAs(server, 'globalAdmin');
  const read = async (id: number) =>
    ((await call('GET /global/users/{id}', { path: { id } })).json as { user: User }).user;
  return { server, call, read };
}

describe('users of the stand-in server', () => {
  it('signs in by username or email, and does not say which field is wrong (A §2)', async () => {
    const { call } = start();
    const signIn = async (user: string, pass: string) =>
      (await call('POST /login', { body: { user, pass } })).json;
    expect(await signIn('mia', 'mia-demo')).toEqual({ sid: expect.any(String) });
    expect(await signIn('mia@timemap.example', 'mia-demo')).toEqual({ sid: expect.any(String) });
    const refusal = { error: 'The username or the password is wrong.' };
    expect(await signIn('mia', 'wrong')).toEqual(refusal);
    expect(await signIn('nobody', 'mia-demo')).toEqual(refusal);
    expect(await signIn('', '')).toEqual(refusal);
  });

  it('says who is signed in, by bits (A §4)', async () => {
    const server = createMockServer();
    const read = async (name: 'globalAdmin' | 'member' | 'unverified') =>
      (await callAs(server, name)('GET /userinfo', {})).json;
    expect(await read('globalAdmin')).toEqual({ user: { userid: 1, username: 'ada', status: 129 } });
    expect(await read('member')).toMatchObject({ user: { status: 1 } });
    expect(await read('unverified')).toMatchObject({ user: { status: 0 } });
  });

  it.each([
    ['POST /global/users/verified', 'verified'],
    ['POST /global/users/grandfathered', 'grandfathered'],
    ['POST /global/users/edueligibilityoverride', 'eduEligibilityOverride'],
    ['POST /global/users/global_admin', 'global_admin'],
    ['POST /global/users/skip_lti_payments', 'skip_lti_payments'],
  ] as const)('sets and clears a flag: %s (B §7)', async (operation, field) => {
    const { call, read } = start();
    for (const value of [true, false, true]) {
      await call(operation, { body: { id: 5, value } });
      expect((await read(5))[field]).toBe(value);
    }
  });

  it('keeps the other bits of the status when one is flipped', async () => {
    const { server, call, read } = start();
    const row = server.db.users.get(5);
    if (row) row.status = 1 + 4 + 64;
    await call('POST /global/users/global_admin', { body: { id: 5, value: true } });
    await call('POST /global/users/verified', { body: { id: 5, value: false } });
    expect(await read(5)).toMatchObject({ status: 4 + 64 + 128, isAdmin: true, verified: false });
  });

  it('changes the email and the display name, and refuses an invalid or taken email', async () => {
    const { call, read } = start();
    await call('POST /global/users/email', { body: { id: 3, value: 'mia@new.example' } });
    await call('POST /global/users/display_name', { body: { id: 3, value: '' } });
    expect(await read(3)).toMatchObject({ email: 'mia@new.example', display_name: '' });
    const refused = async (value: string) =>
      errorOf(await call('POST /global/users/email', { body: { id: 3, value } }));
    expect(await refused('no email')).toBe('This is not an email address.');
    expect(await refused('oren@timemap.example')).toBe('Another user has that email address.');
  });

  it('resets, expires and restarts a trial (B §4)', async () => {
    const { call, read } = start();
    const expiry = async () => (await read(14)).trialExpiration;
    expect(await expiry()).toBe('2026-03-14 09:00:00');
    await call('POST /trial/admin/expire', { body: { id: 14 } });
    expect(await expiry()).toBe('2026-06-02 08:09:10');
    await call('POST /trial/admin/restart', { body: { id: 14 } });
    expect(await expiry()).toBe('2026-07-02 08:09:10');
    await call('POST /trial/admin/reset', { body: { id: 14 } });
    expect(await expiry()).toBeNull();
  });

  it("opens a session of another user and leaves one's own (B §4)", async () => {
    const { server, call } = start();
    const { sid } = (await call('POST /global/users/loginas', { body: { user_id: 3 } })).json as {
      sid: string;
    };
    const headers = { authorization: `Bearer ${sid}` };
    const answer = await server.fetch(new Request('https://api.example/userinfo', { headers }));
    expect(await answer.json()).toMatchObject({ user: { username: 'mia' } });
    expect((await call('GET /userinfo', {})).json).toMatchObject({ user: { username: 'ada' } });
    expect(await call('POST /global/users/loginas', { body: { user_id: 99_999 } })).toMatchObject({
      status: 404,
    });
  });

  it('returns subscription, sign-on, demographics and customer page, or 404 (B §8)', async () => {
    const { call } = start();
    const path = { id: 3 };
    expect((await call('GET /global/users/subscribed/{id}', { path: { id: 2 } })).json).toEqual({
      subscribed: true,
    });
    expect((await call('GET /global/users/sso/{id}', { path })).json).toEqual({
      google: { connected: false, google_user_id: null },
    });
    expect(await call('GET /global/users/questions/{id}', { path })).toMatchObject({ status: 404 });
    expect(await call('GET /global/users/customerpage/{id}', { path })).toMatchObject({ status: 404 });
    expect((await call('GET /global/users/tickets/{id}', { path: { id: 10 } })).json).toMatchObject({
      tickets: [{ contact_email: 'victim@mail.example?bcc=everyone@mail.example' }],
    });
  });
});
