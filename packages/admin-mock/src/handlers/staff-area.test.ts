// @vitest-environment node
import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallInstitutions as institutions } from '../seed/small/institutions.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { smallTickets } from '../seed/small/tickets.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

function start() {
  const server = createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') });
  return { server, call: callAs(server, 'globalAdmin') };
}

describe('tickets of the stand-in server', () => {
  it('counts what is in progress among the unresolved (B §2) [B-2.39]', async () => {
    const { call } = start();
    const statuses = async (
      operation: 'GET /support/unresolved' | 'GET /support/resolved' | 'GET /support/',
    ) => {
      const { tickets } = (await call(operation, {})).json as CallAnswer<'GET /support/'>;
      return [...new Set(tickets.map(({ status }) => status))].sort();
    };
    expect(await statuses('GET /support/')).toEqual([0, 1, 2]);
    expect(await statuses('GET /support/unresolved')).toEqual([0, 1]);
    expect(await statuses('GET /support/resolved')).toEqual([2]);
  });

  it('sets any status from any other (B §4)', async () => {
    const { call } = start();
    const path = { id: smallTickets.ordinary };
    for (const status of [2, 1, 0, 2] as const) {
      await call('PUT /support/status/{id}', { path, query: { status } });
      expect((await call('GET /support/{id}', { path })).json).toMatchObject({ ticket: { status } });
    }
  });

  it('hands out the app state untouched, broken or hostile as it is', async () => {
    const { call } = start();
    const stateOf = async (id: number) => {
      const { ticket } = (await call('GET /support/{id}', { path: { id } }))
        .json as CallAnswer<'GET /support/{id}'>;
      return ticket.state;
    };
    expect(await stateOf(smallTickets.emptyState)).toBe('');
    expect(await stateOf(smallTickets.prototypeState)).toContain('__proto__');
    expect((await stateOf(smallTickets.hugeState)).length).toBeGreaterThan(500_000);
    const broken = await stateOf(smallTickets.brokenState);
    expect(() => JSON.parse(broken)).toThrow(SyntaxError);
  });
});

describe('whitelist and enterprise deals of the stand-in server', () => {
  it('adds and removes whitelist entries as typed (B §7)', async () => {
    const { call } = start();
    const list = async () => (await call('GET /global/whitelist', {})).json as { whitelist: string[] };
    await call('POST /global/whitelist/add', { body: { entry: '@new.example' } });
    expect((await list()).whitelist).toContain('@new.example');
    expect(errorOf(await call('POST /global/whitelist/add', { body: { entry: '@new.example' } }))).toMatch(
      /already/,
    );
    expect(errorOf(await call('POST /global/whitelist/add', { body: { entry: ' ' } }))).toMatch(/blank/);
    await call('POST /global/whitelist/remove', { body: { entry: '@new.example' } });
    expect((await list()).whitelist).not.toContain('@new.example');
    expect(await call('POST /global/whitelist/remove', { body: { entry: '@new.example' } })).toMatchObject({
      status: 404,
    });
  });

  it('creates, replaces and deletes a deal, and keeps its creation time (B §7)', async () => {
    const { call } = start();
    const sent = { name: 'New deal', period: 30, softLimit: 5, hardLimit: 10, institutionId: null };
    await call('POST /enterprise', { body: sent });
    const { enterpriseDeals } = (await call('GET /enterprise', {})).json as CallAnswer<'GET /enterprise'>;
    const deal = enterpriseDeals.at(-1);
    expect(deal).toMatchObject({ ...sent, created: '2026-06-02 08:09:10' });
    const id = deal?.id ?? 0;
    const body = {
      ...sent,
      id,
      created: '1999-01-01 00:00:00',
      name: 'Renamed',
      institutionId: institutions.museo,
    };
    await call('PUT /enterprise', { body });
    expect((await call('GET /enterprise/{id}', { path: { id } })).json).toEqual({
      enterpriseDeal: { ...body, created: '2026-06-02 08:09:10' },
    });
    await call('DELETE /enterprise/{id}', { path: { id } });
    expect(await call('GET /enterprise/{id}', { path: { id } })).toMatchObject({ status: 404 });
    expect(errorOf(await call('POST /enterprise', { body: { ...sent, institutionId: 77 } }))).toBe(
      'No such LTI institution.',
    );
  });

  it("keeps each deal's whitelist and count, of which one is unknown (B §2)", async () => {
    const { call } = start();
    await call('POST /enterprise/whitelist/add', { body: { id: 2, entry: '.new.example' } });
    expect((await call('GET /enterprise/{id}/whitelist', { path: { id: 2 } })).json).toEqual({
      whitelist: ['@district2.example', '.new.example'],
    });
    await call('POST /enterprise/whitelist/remove', { body: { id: 2, entry: '@district2.example' } });
    expect((await call('GET /enterprise/{id}/whitelist', { path: { id: 2 } })).json).toEqual({
      whitelist: ['.new.example'],
    });
    expect((await call('GET /enterprise/{id}/rtau', { path: { id: 2 } })).json).toEqual({
      count: expect.any(Number),
    });
    expect(await call('GET /enterprise/{id}/rtau', { path: { id: 3 } })).toMatchObject({ status: 404 });
  });
});

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
  const list = async (call: ReturnType<typeof start>['call']) =>
    ((await call('GET /coupons', {})).json as CallAnswer<'GET /coupons'>).coupons;

  it('creates a coupon and adds id, uses and created (B §3)', async () => {
    const { call } = start();
    await call('POST /coupons', { body: sent });
    expect((await list(call)).at(-1)).toEqual({ ...sent, id: 26, uses: 0, created: '2026-06-02 08:09:10' });
    expect(errorOf(await call('POST /coupons', { body: sent }))).toBe('There is a coupon NEW-1 already.');
  });

  it('replaces a coupon, its own uses and time kept (B §7)', async () => {
    const { call } = start();
    const [first] = await list(call);
    if (!first) throw new Error('The seed has no coupon.');
    await call('PUT /coupons', { body: { ...first, value: 99, uses: 0, created: '1999-01-01 00:00:00' } });
    expect((await list(call))[0]).toEqual({ ...first, value: 99 });
    const taken = { ...first, code: 'HALF OFF/50%' };
    expect(errorOf(await call('PUT /coupons', { body: taken }))).toMatch(/already/);
  });

  it('deletes by URL-encoded code (B §7)', async () => {
    const { call } = start();
    for (const code of ['HALF OFF/50%', 'ÜBER?x=1#y']) {
      expect(await call('DELETE /coupons/{code}', { path: { code } })).toMatchObject({ status: 200 });
    }
    expect((await list(call)).some(({ code }) => code.startsWith('HALF'))).toBe(false);
    expect(await call('DELETE /coupons/{code}', { path: { code: 'none' } })).toMatchObject({ status: 404 });
  });
});

describe('LTI data of the stand-in server', () => {
  it('has none until it is created, then enables and disables it (B §4)', async () => {
    const { call } = start();
    const path = { id: organizations.harbour };
    expect(await call('GET /organizations/{id}/lti', { path })).toMatchObject({
      status: 404,
      json: { error: expect.any(String) },
    });
    await call('POST /organizations/{id}/lti', { path, body: { institution_name: 'Harbour Moodle' } });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({
      name: 'Harbour Moodle',
      enabled: true,
    });
    await call('PUT /organizations/{id}/lti/disable', { path });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({ enabled: false });
    await call('PUT /organizations/{id}/lti/enable', { path });
    expect((await call('GET /organizations/{id}/lti', { path })).json).toMatchObject({ enabled: true });
    expect((await call('GET /organizations/lti', {})).json).toContainEqual({ id: 4, name: 'Harbour Moodle' });
    const again = { path, body: { institution_name: 'Twice' } };
    expect(errorOf(await call('POST /organizations/{id}/lti', again))).toMatch(/already/);
  });

  it('generates codes for an institution, not for an organization (B §7)', async () => {
    const { call } = start();
    const institution_id = institutions.museo;
    const { json } = await call('POST /admin/lti/paywall/generate-code-batch', {
      body: { name: 'New Batch', count: 100, institution_id },
    });
    const { codes } = json as { codes: string[] };
    expect(new Set(codes).size).toBe(100);
    const { batches } = (
      await call('GET /admin/lti/paywall/code-batches/{institutionid}', {
        path: { institutionid: institution_id },
      })
    ).json as CallAnswer<'GET /admin/lti/paywall/code-batches/{institutionid}'>;
    const made = batches.at(-1);
    expect(made).toMatchObject({ name: 'New Batch', count: 100, used: 0, created_at: '2026-06-02 08:09:10' });
    const path = { batchid: made?.id ?? 0 };
    expect((await call('GET /admin/lti/paywall/code-batches/codes/{batchid}', { path })).json).toEqual({
      codes,
    });
  });

  it.each([0, -1, 10_001])('refuses a batch of %i codes', async (count) => {
    const body = { name: 'x', count, institution_id: institutions.museo };
    const answer = await start().call('POST /admin/lti/paywall/generate-code-batch', { body });
    expect(errorOf(answer)).toBe('The count must be from 1 to 10000.');
  });
});
