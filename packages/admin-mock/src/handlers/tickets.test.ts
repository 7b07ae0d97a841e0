import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallTickets } from '../seed/small/tickets.ts';
import { callAs } from '../testing/call-server.ts';

const start = () => callAs(createMockServer(), 'globalAdmin');

describe('tickets of the stand-in server', () => {
  it('counts tickets in progress as unresolved', async () => {
    const call = start();
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
    const call = start();
    const path = { id: smallTickets.ordinary };
    for (const status of [2, 1, 0, 2] as const) {
      await call('PUT /support/status/{id}', { path, query: { status } });
      expect((await call('GET /support/{id}', { path })).json).toMatchObject({ ticket: { status } });
    }
  });

  it('returns the app state unchanged, broken or hostile', async () => {
    const call = start();
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
