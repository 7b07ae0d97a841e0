import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { type AccountName, accounts } from '../accounts.ts';
import { createMockServer } from '../mock-server.ts';
import { smallOrganizations as organizations } from '../seed/small/organizations.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const { harbour } = organizations;

function start(account: AccountName = 'globalAdmin') {
  const server = createMockServer();
  const call = callAs(server, account);
  const read = async (id: number) => {
    const { json } = await call('GET /organizations/{id}/users', { path: { id } });
    return (json as CallAnswer<'GET /organizations/{id}/users'>).data;
  };
  const add = (id: number, username: string, admin = false) =>
    call('POST /organizations/{id}/users', { path: { id }, body: { id, username, admin } });
  const remove = (id: number, userid: number, removeFromEntireOrgTree: boolean) =>
    call('DELETE /organizations/{id}/users', { path: { id }, body: { id, userid, removeFromEntireOrgTree } });
  const seatsTaken = () =>
    server.db.licenses.find(({ organizationId }) => organizationId === harbour)?.seatsRegistered;
  return { server, call, read, add, remove, seatsTaken };
}

describe('organization users of the stand-in server', () => {
  it('adds by username or email, as admin or not, and takes a seat (A §7)', async () => {
    const { add, read, seatsTaken } = start();
    expect(await add(harbour, 'trial.over', true)).toMatchObject({ status: 200 });
    expect(await add(harbour, ' trial.running@mail.example ')).toMatchObject({ status: 200 });
    expect((await read(harbour)).slice(-2)).toMatchObject([
      { user: { userid: 15, username: 'trial.over' }, is_admin: true },
      { user: { userid: 14, email: 'trial.running@mail.example' }, is_admin: false },
    ]);
    expect(seatsTaken()).toBe(14);
  });

  it('takes one seat for a person in several organizations of the tree', async () => {
    const { add, seatsTaken } = start();
    await add(harbour, 'trial.over');
    await add(201, 'trial.over');
    expect(seatsTaken()).toBe(13);
  });

  it('refuses unknown users and existing ones', async () => {
    const { add } = start();
    expect(errorOf(await add(harbour, 'nobody@mail.example'))).toBe(
      'No Timemap account: nobody@mail.example',
    );
    expect(errorOf(await add(harbour, 'mia'))).toBe('mia is already in the organization.');
  });

  it('removes from this organization only, or from the whole tree (A §2)', async () => {
    const { add, remove, read, seatsTaken } = start();
    for (const id of [harbour, 201, 202]) await add(id, 'trial.over');
    const isIn = async (id: number) => (await read(id)).some(({ user }) => user.userid === 15);
    await remove(201, 15, false);
    expect([await isIn(harbour), await isIn(201), await isIn(202)]).toEqual([true, false, true]);
    expect(seatsTaken()).toBe(13);
    await remove(202, 15, true);
    expect([await isIn(harbour), await isIn(202)]).toEqual([false, false]);
    expect(seatsTaken()).toBe(12);
  });

  it('removes from a tree only where the caller is an admin', async () => {
    const { server, remove } = start('orgAdmin');
    server.db.organizationMembers.push({ organizationId: 106, userId: 21, isAdmin: false });
    await remove(organizations.historyFaculty, 21, true);
    const left = server.db.organizationMembers
      .filter(({ userId }) => userId === 21)
      .map((row) => row.organizationId);
    expect(left).toEqual([organizations.northwind, 106]);
  });

  it('answers 404 for an unknown user', async () => {
    expect(await start().remove(harbour, 15, false)).toMatchObject({ status: 404 });
  });

  it("toggles the admin flag of others, not one's own (A §5)", async () => {
    const { call, read } = start('orgAdmin');
    const toggle = (userid: number) =>
      call('POST /organizations/{id}/toggleadmin', { path: { id: harbour }, body: { userid } });
    const flagOf = async (userid: number) =>
      (await read(harbour)).find(({ user }) => user.userid === userid)?.is_admin;
    await toggle(accounts.member.userId);
    expect(await flagOf(accounts.member.userId)).toBe(true);
    await toggle(accounts.member.userId);
    expect(await flagOf(accounts.member.userId)).toBe(false);
    expect(errorOf(await toggle(accounts.orgAdmin.userId))).toBe('You cannot change your own admin flag.');
  });

  it('refuses a form that names another organization than the path', async () => {
    const { call } = start();
    const body = { id: 3, username: 'rlo', admin: false };
    const answer = await call('POST /organizations/{id}/users', { path: { id: harbour }, body });
    expect(errorOf(answer)).toMatch(/"id"/);
  });

  it('has more users in one organization than a page of 100 shows (A §9)', async () => {
    expect((await start().read(organizations.northwind)).length).toBeGreaterThan(100);
  });
});
