import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallInstitutions as institutions } from '../seed/small/institutions.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const createServer = () => createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') });
const start = (server = createServer()) => callAs(server, 'globalAdmin');

describe('enterprise deals of the stand-in server', () => {
  it('creates, replaces and deletes a deal, and keeps its creation time (B §7)', async () => {
    const call = start();
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

  it('accepts any number where a whole one is only asked for (B §5)', async () => {
    const call = start();
    const sent = { name: 'Odd deal', period: 30.5, softLimit: -5, hardLimit: 7.5, institutionId: null };
    expect(await call('POST /enterprise', { body: sent })).toMatchObject({ status: 200 });
    const { enterpriseDeals } = (await call('GET /enterprise', {})).json as CallAnswer<'GET /enterprise'>;
    expect(enterpriseDeals.at(-1)).toMatchObject(sent);
  });

  it("keeps each deal's whitelist and count, of which one is unknown (B §2)", async () => {
    const server = createServer();
    const call = start(server);
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
    Object.assign(server.db.deals.get(3) ?? {}, { activeUserCount: null });
    expect(await call('GET /enterprise/{id}/rtau', { path: { id: 3 } })).toMatchObject({ status: 404 });
  });
});
