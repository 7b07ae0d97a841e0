import type { CallInput, Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { type AccountName, accountNames, accounts } from './accounts.ts';
import { contract } from './contract.gen.ts';
import { createMockServer } from './mock-server.ts';
import { smallOrganizations as organizations } from './seed/small/organizations.ts';
import { smallProjects as projects } from './seed/small/projects.ts';
import { buildRequest, callAs, errorOf, readAnswer } from './testing/call-server.ts';
import { contractCases, validRequest } from './testing/valid-requests.ts';

const NO_ACCESS = 'User does not have access to organization';

async function as<O extends Operation>(account: AccountName, operation: O, input: CallInput<O>) {
  const answer = await callAs(createMockServer(), account)(operation, input);
  return { ...answer, error: errorOf(answer) };
}

describe('who is asked to sign in', () => {
  const isPublic = ({ operation }: { operation: Operation }) => contract[operation].roles.includes('public');
  const guarded = contractCases.filter((one) => !isPublic(one));

  it.each(guarded)("answers 'Not signed in' to $operation ($variant.name) without a session", async (one) => {
    const request = buildRequest(one.operation, validRequest(one.operation, one.variant));
    const answer = await readAnswer(await createMockServer().fetch(request));
    expect(answer).toEqual({ status: 400, json: { error: 'Not signed in' } });
  });

  it.each(guarded)(
    "answers 'Invalid session' to $operation ($variant.name) under an unknown one",
    async (one) => {
      const parts = validRequest(one.operation, one.variant);
      const request = buildRequest(one.operation, parts, { sessionId: 'long-gone' });
      const answer = await readAnswer(await createMockServer().fetch(request));
      expect(answer).toEqual({ status: 400, json: { error: 'Invalid session' } });
    },
  );

  it('ends the session of a user who is gone', async () => {
    const server = createMockServer();
    const call = callAs(server, 'member');
    server.db.users.delete(accounts.member.userId);
    expect(errorOf(await call('GET /userinfo', {}))).toBe('Invalid session');
  });
});

describe('what is for global admins', () => {
  const global = contractCases.filter(({ operation }) =>
    contract[operation].roles.every((role) => role === 'globalAdmin'),
  );
  const others = accountNames.filter((name) => name !== 'globalAdmin');

  it.each(global)('refuses $operation ($variant.name) to everyone else', async ({ operation, variant }) => {
    for (const account of others) {
      const server = createMockServer();
      const request = buildRequest(operation, validRequest(operation, variant), {
        sessionId: server.signIn(account),
      });
      const answer = await readAnswer(await server.fetch(request));
      expect(answer).toEqual({ status: 403, json: { error: 'Only global admins can do that.' } });
    }
  });
});

describe('what is for organization admins', () => {
  const { harbour, historyFaculty, northwind, museo, zurich } = organizations;

  it('lets an organization admin act in the whole tree below, and nowhere else (A §6)', async () => {
    const create = (parentid: number) =>
      as('orgAdmin', 'POST /suborganization/create', { body: { parentid, name: 'New' } });
    expect(await create(harbour)).toMatchObject({ status: 200 });
    expect(await create(104)).toMatchObject({ status: 200 });
    expect(await create(northwind)).toMatchObject({ status: 403, error: NO_ACCESS });
    expect(await create(zurich)).toMatchObject({ status: 403, error: NO_ACCESS });
    expect(await create(museo)).toMatchObject({ status: 403, error: expect.stringMatching(/Only admins/) });
  });

  it('shows a license to admins of its organization, and not to members (A §2)', async () => {
    const read = (account: AccountName) => as(account, 'GET /licenses/{orgId}', { path: { orgId: harbour } });
    expect(await read('globalAdmin')).toMatchObject({ status: 200 });
    expect(await read('orgAdmin')).toMatchObject({ status: 200 });
    expect(await read('member')).toMatchObject({ status: 403 });
    expect(await read('unverified')).toMatchObject({ status: 403, error: NO_ACCESS });
  });

  it('lets a member read its organization, its users and its projects, and change nothing (A §6)', async () => {
    const id = historyFaculty;
    expect(await as('member', 'GET /organizations/{id}', { path: { id } })).toMatchObject({ status: 200 });
    expect(await as('member', 'GET /organizations/{id}/users', { path: { id } })).toMatchObject({
      status: 200,
    });
    expect(await as('member', 'GET /organizations/{id}/projects', { path: { id } })).toMatchObject({
      status: 200,
    });
    const add = { path: { id }, body: { id, username: 'rlo', admin: false } };
    expect(await as('member', 'POST /organizations/{id}/users', add)).toMatchObject({ status: 403 });
    const toggle = { path: { id }, body: { userid: 21 } };
    expect(await as('member', 'POST /organizations/{id}/toggleadmin', toggle)).toMatchObject({ status: 403 });
    expect(await as('member', 'DELETE /organizations/{id}', { path: { id } })).toMatchObject({ status: 403 });
  });

  it.each([
    'GET /organizations/{id}',
    'GET /organizations/{id}/users',
    'GET /organizations/{id}/projects',
  ] as const)(
    'answers %s of a strange organization with the access error, whether it exists or not (A §8)',
    async (operation) => {
      for (const id of [zurich, 424_242]) {
        expect(await as('member', operation, { path: { id } })).toMatchObject({
          status: 403,
          error: NO_ACCESS,
        });
      }
      expect(await as('globalAdmin', operation, { path: { id: 424_242 } })).toMatchObject({ status: 404 });
    },
  );

  it('lets an organization admin delete what has a parent, and only a global admin a root (A §2)', async () => {
    const remove = (account: AccountName, id: number) =>
      as(account, 'DELETE /organizations/{id}', { path: { id } });
    expect(await remove('orgAdmin', 204)).toMatchObject({ status: 200 });
    expect(await remove('orgAdmin', harbour)).toMatchObject({ status: 403 });
    expect(await remove('globalAdmin', harbour)).toMatchObject({ status: 200 });
  });
});

describe('what is for project admins', () => {
  const { northSea, harbourWalk, personal, markup } = projects;

  it('lets members see members and roles, and change neither (A §6)', async () => {
    expect(await as('member', 'GET /viewprojectusers', { query: { pid: northSea } })).toMatchObject({
      status: 200,
    });
    const members = { body: { projectid: northSea, user: 'trial.over', access_role: 0 } };
    expect(await as('member', 'POST /projects/users', members)).toMatchObject({ status: 403 });
    const role = { query: { pid: northSea, name: 'Mine', perm: 'read' } } as const;
    expect(await as('member', 'POST /createusergroup', role)).toMatchObject({ status: 403 });
  });

  it('lets a person with the permission by role act as an admin of the project', async () => {
    const role = { query: { pid: personal, name: 'Cousins', perm: 'projectaccess' } } as const;
    expect(await as('member', 'POST /createusergroup', role)).toMatchObject({ status: 200 });
  });

  it('lets the admins of its organization act in a project they are no members of', async () => {
    const role = { query: { pid: projects.bare, name: 'Readers', perm: 'read' } } as const;
    expect(await as('orgAdmin', 'POST /createusergroup', role)).toMatchObject({ status: 200 });
  });

  it('hides a project from those who have nothing to do with it', async () => {
    expect(await as('unverified', 'GET /viewprojectusers', { query: { pid: harbourWalk } })).toMatchObject({
      status: 403,
    });
    expect(await as('orgAdmin', 'GET /getprojectusergroups', { query: { pid: markup } })).toMatchObject({
      status: 403,
    });
    expect(await as('globalAdmin', 'GET /viewprojectusers', { query: { pid: 424_242 } })).toMatchObject({
      status: 404,
    });
  });
});
