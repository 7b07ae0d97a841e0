import type { Operation } from '@timemap/admin-api';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from './contract.gen.ts';
import { dumpDb } from './db-snapshot.ts';
import { createMockServer } from './mock-server.ts';
import { smallTickets } from './seed/small/tickets.ts';
import { buildRequest, errorOf, type RequestParts, readAnswer } from './testing/call-server.ts';
import { contractCases, validRequest } from './testing/valid-requests.ts';

type Part = 'query' | 'body';

function createServer() {
  const server = createMockServer();
  server.db.tickets.delete(smallTickets.hugeState);
  const sessionId = server.signIn('globalAdmin');
  return { server, sessionId };
}

async function accept(operation: Operation, parts: RequestParts) {
  const { server, sessionId } = createServer();
  const before = dumpDb(server.db);
  const answer = await readAnswer(await server.fetch(buildRequest(operation, parts, { sessionId })));
  return { ...answer, isChanged: dumpDb(server.db) !== before };
}

const strict = createServer();
const untouched = dumpDb(strict.server.db);
afterEach(() => {
  expect(dumpDb(strict.server.db) === untouched).toBe(true);
});

async function refuse(...[operation, parts, options]: Parameters<typeof buildRequest>): Promise<unknown> {
  const request = buildRequest(operation, parts, { sessionId: strict.sessionId, ...options });
  const answer = await readAnswer(await strict.server.fetch(request));
  expect(answer.status).toBe(400);
  return errorOf(answer);
}

function without(parts: RequestParts, part: Part, name: string): RequestParts {
  const { [name]: _, ...rest } = parts[part] ?? {};
  return { ...parts, [part]: Object.keys(rest).length > 0 || part === 'query' ? rest : undefined };
}

function including(parts: RequestParts, part: Part, name: string, value: unknown): RequestParts {
  return { ...parts, [part]: { ...parts[part], [name]: value } };
}

const fieldCases = contractCases.flatMap(({ operation, variant }) =>
  (['query', 'body'] as const).flatMap((part) =>
    Object.entries(variant[part]).map(([name, field]) => ({ operation, variant, part, name, field })),
  ),
);

describe('the stand-in server and the contract', () => {
  it.each(contractCases)('accepts $operation ($variant.name) as the contract shows it', async (one) => {
    const answer = await accept(one.operation, validRequest(one.operation, one.variant));
    expect(answer).toMatchObject({ status: 200 });
    expect(errorOf(answer)).toBeUndefined();
    const { isWrite } = contract[one.operation];
    if (!isWrite) expect(answer.isChanged).toBe(false);
  });

  it.each(contractCases.filter(({ operation }) => contract[operation].isWrite))(
    'changes something on $operation ($variant.name)',
    async ({ operation, variant }) => {
      const parts = validRequest(operation, variant);
      if (operation.startsWith('POST /global/users/verified')) parts.body = { ...parts.body, value: false };
      if (operation === 'POST /global/users/global_admin') parts.body = { ...parts.body, value: false };
      if (operation === 'POST /global/projects/upgradedoverride')
        parts.body = { ...parts.body, value: false };
      if (operation === 'PUT /organizations/{id}/lti/enable') parts.path = { id: 3 };
      if (operation === 'PUT /support/status/{id}') parts.query = { status: 1 };
      if (operation === 'POST /trial/admin/reset') parts.body = { id: 14 };
      expect(await accept(operation, parts)).toMatchObject({ status: 200, isChanged: true });
    },
  );

  const indispensable = fieldCases.filter(({ name }) => name !== 'removeFromEntireOrgTree');
  it.each(indispensable)('refuses $operation ($variant.name) without $name, and names it', async (one) => {
    const parts = without(validRequest(one.operation, one.variant), one.part, one.name);
    expect(await refuse(one.operation, parts)).toContain(`"${one.name}"`);
  });

  it.each(fieldCases.filter(({ field }) => field.type !== 'string' || field.values))(
    'refuses $operation ($variant.name) with $name of another type, and names it',
    async ({ operation, variant, part, name }) => {
      const parts = including(validRequest(operation, variant), part, name, 'perhaps {');
      expect(await refuse(operation, parts)).toContain(`"${name}"`);
    },
  );

  it.each(
    fieldCases.filter(({ operation, part }) => part === 'body' && contract[operation].encoding === 'json'),
  )(
    'refuses $operation with $name as a list, an object or an unwanted null',
    async ({ operation, variant, part, name, field }) => {
      for (const wrong of field.nullable ? [[], {}] : [[], {}, null]) {
        expect(
          await refuse(operation, including(validRequest(operation, variant), part, name, wrong)),
        ).toContain(`"${name}"`);
      }
    },
  );

  it.each(contractCases)(
    'refuses $operation ($variant.name) with a field too many, and names it',
    async (one) => {
      const parts = validRequest(one.operation, one.variant);
      for (const part of parts.body ? (['query', 'body'] as const) : (['query'] as const)) {
        expect(await refuse(one.operation, including(parts, part, 'surplus', '1'))).toContain('"surplus"');
      }
    },
  );

  const withBody = contractCases.filter(({ operation }) => contract[operation].method !== 'GET');
  it.each(withBody)('refuses $operation ($variant.name) in the wrong encoding', async (one) => {
    const parts = validRequest(one.operation, one.variant);
    const other = contract[one.operation].encoding === 'form' ? 'json' : 'form';
    const sent = parts.body ? parts : { ...parts, body: { surplus: '1' } };
    expect(await refuse(one.operation, sent, { encoding: other })).toMatch(/body/);
  });

  it.each(contractCases)(
    'refuses $operation ($variant.name) under a method it does not take',
    async (one) => {
      const { body: _, ...parts } = validRequest(one.operation, one.variant);
      expect(await refuse(one.operation, parts, { method: 'PATCH' })).toContain(
        contract[one.operation].method,
      );
    },
  );

  it.each(Object.entries(contract).filter(([, { pathParams }]) => Object.keys(pathParams).length > 0))(
    'never answers %s for a path value that is no id',
    async (operation, { variants, pathParams }) => {
      const key = operation as (typeof contractCases)[number]['operation'];
      const isText = Object.values(pathParams).some(({ type }) => type === 'string');
      const parts = validRequest(key, variants[0]);
      for (const value of ['abc', '1.5', '1e3', ' 1', '9007199254740993', '%']) {
        const path = Object.fromEntries(Object.keys(pathParams).map((name) => [name, value]));
        const { sessionId, server } = strict;
        const answer = await server.fetch(buildRequest(key, { ...parts, path }, { sessionId }));
        expect(answer.status).toBe(isText ? 404 : 400);
      }
    },
  );
});

describe('requests that fit no call', () => {
  const server = createMockServer();
  const get = async (path: string) =>
    readAnswer(await server.fetch(new Request(`https://api.example${path}`)));

  it.each([
    '/nothing',
    '/',
    '/organizations/',
    '/support',
    '/organizations//users',
    '/licenses/1/2',
    '/LOGIN',
  ])('answers 404 as JSON for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toContain(path);
  });

  it('keeps a variant of one document apart from that of the other: never a mixture', async () => {
    const query = { pid: 1, uid: 3, groupID: 1 };
    const body = { projectid: 1, userid: 3, access_role: 1 };
    expect(await refuse('POST /changepermissions', { query, body })).toEqual(expect.any(String));
  });

  it('refuses a field that is there twice', async () => {
    const request = buildRequest('GET /viewprojectusers', { query: { pid: 1 } }, { sessionId: 'none' });
    const twice = new Request(`${request.url}&pid=2`, {
      headers: { authorization: `Bearer ${server.signIn('globalAdmin')}` },
    });
    expect(errorOf(await readAnswer(await server.fetch(twice)))).toContain('"pid" twice');
  });

  it('takes a field called __proto__ for a field too many', async () => {
    const body = '{"entry":"x","__proto__":{"isAdmin":true}}';
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${server.signIn('globalAdmin')}`,
    };
    const request = new Request('https://api.example/global/whitelist/add', {
      method: 'POST',
      headers,
      body,
    });
    expect(errorOf(await readAnswer(await server.fetch(request)))).toContain('"__proto__"');
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('refuses JSON that is none', async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${server.signIn('globalAdmin')}`,
    };
    const request = new Request('https://api.example/enterprise', {
      method: 'POST',
      headers,
      body: '{"name":',
    });
    expect(await readAnswer(await server.fetch(request))).toMatchObject({ status: 400 });
  });

  it('strips a base path, and answers nothing outside it', async () => {
    const based = createMockServer({ basePath: '/api/v1/' });
    const at = async (path: string) => (await based.fetch(new Request(`https://api.example${path}`))).status;
    expect(await at('/api/v1/userinfo')).toBe(400);
    expect(await at('/userinfo')).toBe(404);
    expect(await at('/api/v10/userinfo')).toBe(404);
  });
});
