import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallInstitutions as institutions } from '../seed/small/institutions.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const start = () =>
  callAs(createMockServer({ now: () => new Date('2026-06-02T08:09:10.999Z') }), 'globalAdmin');

describe('paywall codes of the stand-in server', () => {
  it('generates codes for an institution, not for an organization (B §7)', async () => {
    const call = start();
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
    const answer = await start()('POST /admin/lti/paywall/generate-code-batch', { body });
    expect(errorOf(answer)).toBe('The count must be from 1 to 10000.');
  });
});
