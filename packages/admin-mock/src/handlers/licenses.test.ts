import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

function start() {
  const call = callAs(createMockServer(), 'globalAdmin');
  const read = async (orgId: number) => {
    const { json } = await call('GET /licenses/{orgId}', { path: { orgId } });
    return (json as CallAnswer<'GET /licenses/{orgId}'>).data;
  };
  return { call, read };
}

describe('licenses of the stand-in server', () => {
  it('has every case the card must show: none, enabled, disabled, status 2, over-full, no seats (A §3)', async () => {
    const { read } = start();
    expect(await read(organizations.emptyLot)).toEqual([]);
    expect(await read(organizations.northwind)).toMatchObject([{ status: 1 }]);
    expect(await read(organizations.museo)).toMatchObject([{ status: 0 }]);
    expect(await read(organizations.zurich)).toMatchObject([{ status: 2 }]);
    expect(await read(organizations.harbour)).toMatchObject([{ seats_registered: 12, seats_allowed: 10 }]);
    expect(await read(organizations.ironAge)).toMatchObject([{ seats_allowed: 0 }]);
  });

  it('creates, disables, enables and revokes (A §4)', async () => {
    const { call, read } = start();
    const orgId = organizations.emptyLot;
    await call('POST /licenses', { body: { id: orgId, seats: 25 } });
    const [license] = await read(orgId);
    expect(license).toMatchObject({ seats_registered: 0, seats_allowed: 25, status: 1 });
    const licenseKey = license?.id ?? 0;
    await call('POST /licenses/toggle', { body: { licenseKey } });
    expect(await read(orgId)).toMatchObject([{ status: 0 }]);
    await call('POST /licenses/toggle', { body: { licenseKey } });
    expect(await read(orgId)).toMatchObject([{ status: 1 }]);
    await call('DELETE /licenses', { body: { id: licenseKey } });
    expect(await read(orgId)).toEqual([]);
  });

  it('disables a license of status 2, which was enabled (A §3)', async () => {
    const { call, read } = start();
    await call('POST /licenses/toggle', { body: { licenseKey: 5004 } });
    expect(await read(organizations.zurich)).toMatchObject([{ status: 0 }]);
  });

  it('takes the id of a license for what it is, not for that of an organization', async () => {
    const { call } = start();
    const revoked = await call('DELETE /licenses', { body: { id: organizations.northwind } });
    expect(revoked).toMatchObject({ status: 404 });
    expect(errorOf(await call('POST /licenses', { body: { id: 5001, seats: 1 } }))).toBe(
      'No such organization.',
    );
  });

  it('refuses a second license, one below a root, and fewer than no seats', async () => {
    const { call } = start();
    const create = async (id: number, seats: number) =>
      errorOf(await call('POST /licenses', { body: { id, seats } }));
    expect(await create(organizations.northwind, 5)).toBe('The organization already has a license.');
    expect(await create(organizations.historyFaculty, 5)).toBe(
      'Only a root organization can have a license.',
    );
    expect(await create(organizations.emptyLot, -1)).toBe('The number of seats cannot be negative.');
  });
});
