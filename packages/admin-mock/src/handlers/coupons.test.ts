import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const start = () =>
  callAs(createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') }), 'globalAdmin');

describe('coupons of the stand-in server', () => {
  const sent = {
    code: 'NEW-1',
    value: 5,
    percentage: true,
    months: 0,
    maxUses: 0,
    forUsers: true,
    forProjects: false,
  };
  const list = async (call: ReturnType<typeof start>) =>
    ((await call('GET /coupons', {})).json as CallAnswer<'GET /coupons'>).coupons;

  it('creates a coupon and adds id, uses and created (B §3)', async () => {
    const call = start();
    await call('POST /coupons', { body: sent });
    expect((await list(call)).at(-1)).toEqual({ ...sent, id: 26, uses: 0, created: '2026-06-02 08:09:10' });
    expect(errorOf(await call('POST /coupons', { body: sent }))).toBe('The coupon NEW-1 already exists.');
  });

  it('replaces a coupon, its own uses and time kept (B §7)', async () => {
    const call = start();
    const [first] = await list(call);
    if (!first) throw new Error('The seed has no coupon.');
    await call('PUT /coupons', { body: { ...first, value: 99, uses: 0, created: '1999-01-01 00:00:00' } });
    expect((await list(call))[0]).toEqual({ ...first, value: 99 });
    const taken = { ...first, code: 'HALF OFF/50%' };
    expect(errorOf(await call('PUT /coupons', { body: taken }))).toMatch(/already/);
  });

  it('accepts any number where a whole one is only asked for (B §5)', async () => {
    const call = start();
    const broken = { ...sent, value: 12.5, months: -1, maxUses: 0.5 };
    expect(await call('POST /coupons', { body: broken })).toMatchObject({ status: 200 });
    expect((await list(call)).at(-1)).toMatchObject(broken);
  });

  it('deletes by URL-encoded code (B §7)', async () => {
    const call = start();
    for (const code of ['HALF OFF/50%', 'ÜBER?x=1#y']) {
      expect(await call('DELETE /coupons/{code}', { path: { code } })).toMatchObject({ status: 200 });
    }
    expect((await list(call)).some(({ code }) => code.startsWith('HALF'))).toBe(false);
    expect(await call('DELETE /coupons/{code}', { path: { code: 'none' } })).toMatchObject({ status: 404 });
  });
});
