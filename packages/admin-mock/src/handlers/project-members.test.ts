import type { CallAnswer } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { type AccountName, accounts } from '../accounts.ts';
import { createMockServer } from '../mock-server.ts';
import { smallProjects, smallRoles } from '../seed/small/projects.ts';
import { callAs, errorOf } from '../testing/call-server.ts';

const pid = smallProjects.northSea;
const mia = accounts.member.userId;

function start(account: AccountName = 'globalAdmin') {
  const call = callAs(createMockServer(), account);
  const users = async () => {
    const { json } = await call('GET /viewprojectusers', { query: { pid } });
    return (json as CallAnswer<'GET /viewprojectusers'>).users;
  };
  const groups = async () => {
    const { json } = await call('GET /getprojectusergroups', { query: { pid } });
    return (json as CallAnswer<'GET /getprojectusergroups'>).groups;
  };
  const roleOf = async (userid: number) => (await users()).find((row) => row.userid === userid)?.userGroupID;
  return { call, users, groups, roleOf };
}

describe('project members of the stand-in server', () => {
  it('names a member with the fields of both documents (A §3, B §3)', async () => {
    const [ada] = await start().users();
    expect(ada).toEqual({
      userid: 1,
      username: 'ada',
      display_name: 'Ada Okonkwo',
      uiName: 'Ada Okonkwo',
      email: 'ada@timemap.example',
      premium: false,
      userGroupID: 1,
    });
  });

  it('adds a user under role 0, which is a real role', async () => {
    const { call, roleOf } = start();
    await call('POST /projects/users', { body: { projectid: pid, user: 'uma', access_role: 0 } });
    expect(await roleOf(4)).toBe(0);
    const again = { body: { projectid: pid, user: 'uma', access_role: 0 } };
    expect(errorOf(await call('POST /projects/users', again))).toBe('uma is already in the project.');
    const unknown = { body: { projectid: pid, user: 'trial.over', access_role: 77 } };
    expect(errorOf(await call('POST /projects/users', unknown))).toBe('No such role in this project.');
  });

  it('changes a role in either way of the documents (A §7, B §7)', async () => {
    const { call, roleOf } = start();
    await call('POST /changepermissions', { query: { pid, uid: mia, groupID: 0 } });
    expect(await roleOf(mia)).toBe(0);
    await call('POST /changepermissions', {
      body: { projectid: pid, userid: mia, access_role: smallRoles.noBits },
    });
    expect(await roleOf(mia)).toBe(smallRoles.noBits);
  });

  it('removes a member in either way of the documents (A §7, B §7)', async () => {
    const { call, roleOf } = start();
    await call('GET /changepermissions', { query: { pid, uid: mia, groupid: -1 } });
    expect(await roleOf(mia)).toBeUndefined();
    await call('DELETE /projects/users/id', { body: { projectid: pid, userid: 5 } });
    expect(await roleOf(5)).toBeUndefined();
    expect(await call('DELETE /projects/users/id', { body: { projectid: pid, userid: 5 } })).toMatchObject({
      status: 404,
    });
  });

  it('does not let users change or remove themselves (A §5)', async () => {
    const { call, roleOf } = start('orgAdmin');
    const uid = accounts.orgAdmin.userId;
    expect(errorOf(await call('POST /changepermissions', { query: { pid, uid, groupID: 0 } }))).toMatch(
      /own role/,
    );
    expect(errorOf(await call('GET /changepermissions', { query: { pid, uid, groupid: -1 } }))).toMatch(
      /remove yourself/,
    );
    expect(await roleOf(uid)).toBe(1);
  });
});

describe('roles of the stand-in server', () => {
  it('has two built-in roles in each project, and keeps unknown bits', async () => {
    const groups = await start().groups();
    expect(groups.slice(0, 2)).toEqual([
      { id: 0, name: 'Guest', permissions: 129 },
      { id: 1, name: 'Admin', permissions: 2047 },
    ]);
    expect(groups.find(({ id }) => id === smallRoles.unknownBits)?.permissions).toBe(2 ** 40 + 4096 + 17);
  });

  it('creates, changes and deletes a role, whose members fall back to role 0', async () => {
    const { call, groups, roleOf } = start();
    await call('POST /createusergroup', { query: { pid, name: 'Editors', perm: 'projectaccess' } });
    const made = (await groups()).at(-1);
    expect(made).toMatchObject({ name: 'Editors', permissions: 1 });
    const id = made?.id ?? 0;
    await call('POST /modifyusergrouppermissions', { query: { pid, id, perm: 2 ** 40 + 33 } });
    expect((await groups()).at(-1)?.permissions).toBe(2 ** 40 + 33);
    await call('POST /changepermissions', { query: { pid, uid: mia, groupID: id } });
    await call('POST /deleteusergroup', { query: { pid, id } });
    expect((await groups()).some((group) => group.id === id)).toBe(false);
    expect(await roleOf(mia)).toBe(0);
  });

  it.each([0, 1, -1])('neither changes nor deletes the role %i, which is built in (A §3)', async (id) => {
    const { call, groups } = start();
    const before = await groups();
    expect((await call('POST /deleteusergroup', { query: { pid, id } })).status).toBeGreaterThanOrEqual(400);
    const change = { query: { pid, id, perm: 1 } };
    expect((await call('POST /modifyusergrouppermissions', change)).status).toBeGreaterThanOrEqual(400);
    expect(await groups()).toEqual(before);
  });

  it('keeps the roles of one project out of another', async () => {
    const { call } = start();
    const foreign = { query: { pid: smallProjects.harbourWalk, id: smallRoles.defaultMember } };
    expect(await call('POST /deleteusergroup', foreign)).toMatchObject({ status: 404 });
  });

  it('refuses a role without a name, with a name taken, or with a negative mask', async () => {
    const { call } = start();
    const create = async (name: string) =>
      errorOf(await call('POST /createusergroup', { query: { pid, name, perm: 'read' } }));
    expect(await create(' ')).toBe('A role needs a name.');
    expect(await create('Admin')).toBe('The project already has a role "Admin".');
    const negative = { query: { pid, id: smallRoles.noBits, perm: -1 } };
    expect(await call('POST /modifyusergrouppermissions', negative)).toMatchObject({ status: 400 });
  });
});
