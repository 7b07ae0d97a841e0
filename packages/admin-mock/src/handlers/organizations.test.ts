import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

type Organizations = CallAnswer<'GET /organizations'>['data'];

const dataOf = ({ json }: { json: unknown }) => (json as { data: Organizations }).data;
const flat = (nodes: Organizations): Organizations => nodes.flatMap((node) => [node, ...flat(node.children)]);

describe('organizations of the stand-in server', () => {
  it('lists the own organizations as trees, of which one begins below the root (A §7)', async () => {
    const own = dataOf(await callAs(createMockServer(), 'orgAdmin')('GET /organizations', {}));
    expect(own.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [organizations.historyFaculty, organizations.northwind],
      [organizations.harbour, 0],
      [organizations.museo, 0],
    ]);
    expect(flat(own).map(({ id }) => id)).toContain(104);
  });

  it('says localUserIsAdmin for the organizations of an admin and all below', async () => {
    const own = flat(dataOf(await callAs(createMockServer(), 'orgAdmin')('GET /organizations', {})));
    const flags = new Map(own.map(({ id, localUserIsAdmin }) => [id, localUserIsAdmin]));
    expect(flags.get(organizations.historyFaculty)).toBe(true);
    expect(flags.get(104)).toBe(true);
    expect(flags.get(organizations.museo)).toBe(false);
  });

  it('lists to a member only where they belong, without what lies below', async () => {
    const own = dataOf(await callAs(createMockServer(), 'member')('GET /organizations', {}));
    expect(flat(own).map(({ id }) => id)).toEqual([organizations.historyFaculty, organizations.harbour]);
  });

  it('lists everything to a global admin, whose own flag can still be false (A §6)', async () => {
    const server = createMockServer();
    const call = callAs(server, 'globalAdmin');
    const all = dataOf(await call('GET /organizations/admin/all', { query: { includeChildren: true } }));
    expect(flat(all)).toHaveLength(server.db.organizations.size);
    expect(all.every(({ parent_id }) => parent_id === 0)).toBe(true);
    expect(flat(all).some(({ localUserIsAdmin }) => localUserIsAdmin)).toBe(false);
  });

  it('keeps names as they were given, blanks included', async () => {
    const call = callAs(createMockServer(), 'globalAdmin');
    const name = '  Padded & <b>bold</b> + 100%  ';
    await call('POST /suborganization/create', { body: { parentid: organizations.emptyLot, name } });
    const answer = await call('GET /organizations/{id}', { path: { id: organizations.emptyLot } });
    expect((answer.json as CallAnswer<'GET /organizations/{id}'>).data.children).toMatchObject([{ name }]);
  });

  it('makes the named owner the admin of a new root organization (A §2)', async () => {
    const server = createMockServer();
    const create = callAs(server, 'globalAdmin');
    const body = { name: 'Founded today', admin_username: 'mia@timemap.example' };
    expect(await create('POST /organizations/create', { body })).toMatchObject({ status: 200 });
    const own = dataOf(await callAs(server, 'member')('GET /organizations', {}));
    expect(own.at(-1)).toMatchObject({ name: 'Founded today', parent_id: 0, localUserIsAdmin: true });
  });

  it('refuses a new organization without a name or with an unknown owner', async () => {
    const server = createMockServer();
    const call = callAs(server, 'globalAdmin');
    const sizeBefore = server.db.organizations.size;
    const unknown = await call('POST /organizations/create', {
      body: { name: 'X', admin_username: 'nobody' },
    });
    expect(errorOf(unknown)).toBe('No Timemap account: nobody');
    const blank = await call('POST /organizations/create', { body: { name: '  ', admin_username: 'mia' } });
    expect(errorOf(blank)).toBe('An organization needs a name.');
    expect(server.db.organizations.size).toBe(sizeBefore);
  });

  it('deletes an organization with all below it, their members and their license', async () => {
    const server = createMockServer();
    const { db } = server;
    const call = callAs(server, 'globalAdmin');
    await call('DELETE /organizations/{id}', { path: { id: organizations.harbour } });
    expect([2, 201, 202, 203].some((id) => db.organizations.get(id))).toBe(false);
    expect(db.organizationMembers.some(({ organizationId }) => organizationId === 201)).toBe(false);
    expect(
      db.licenses.find(({ organizationId }) => organizationId === organizations.harbour),
    ).toBeUndefined();
    expect(db.projects.get(2)?.organizationId).toBeNull();
  });

  it('ends at a parent that is missing or goes round in a circle', async () => {
    const server = createMockServer();
    server.db.organizations.put({ id: 9001, name: 'Snake', parentId: 9002 });
    server.db.organizations.put({ id: 9002, name: 'Tail', parentId: 9001 });
    server.db.organizationMembers.push({ organizationId: 9001, userId: 3, isAdmin: false });
    const answer = await callAs(server, 'member')('GET /organizations/{id}', { path: { id: 9001 } });
    expect(answer).toMatchObject({ status: 200 });
  });
});
