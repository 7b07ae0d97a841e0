// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { createAdminClient } from './client.ts';
import type { Operation } from './operations.ts';
import { json, scriptedFetch } from './testing/scripted-fetch.ts';

function connect(sessionId: string | null = 'sid-1', baseUrl = 'https://api.example/v1') {
  const { fetch, sent } = scriptedFetch(json({}));
  return { client: createAdminClient({ baseUrl, getSessionId: () => sessionId, fetch }), sent };
}

const WITH_TEXT = 'DELETE /things/{name}' as Operation;

function sendAnything(client: ReturnType<typeof connect>['client'], operation: Operation, input: object) {
  return client.send(operation, input as never);
}

describe("a host's function that fails", () => {
  const fails = () => {
    throw new DOMException('The storage is blocked', 'SecurityError');
  };
  it.each([
    ['its session cannot be read', { getSessionId: fails }],
    ['its headers cannot be made', { headers: fails }],
    ['a header is not valid', { headers: () => ({ 'X-CSRF-Token': 'line\nbreak' }) }],
  ])('sends nothing and says so: %s', async (_, options) => {
    const { fetch, sent } = scriptedFetch(json({}));
    const client = createAdminClient({
      baseUrl: 'https://api.example',
      getSessionId: () => null,
      fetch,
      ...options,
    });
    for (const send of [
      () => client.send('GET /userinfo', {}),
      () => client.send('POST /deleteproject', { query: { pid: 1 } }),
    ]) {
      const error = await send().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ kind: 'input', mayHaveBeenApplied: false });
    }
    expect(sent).toEqual([]);
  });
});

describe('what leaves the machine', () => {
  it('carries the session id as a bearer token', async () => {
    const { client, sent } = connect('sid-1');
    await call(client, 'GET /userinfo', {});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer sid-1');
  });

  it('carries no Authorization header without a session', async () => {
    const { client, sent } = connect(null);
    await call(client, 'POST /login', { body: { user: 'ann', pass: 'x' } });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each(['two words', 'line\nbreak', 'çédille', ''])(
    'goes out without a session when the id %j could not stand in a header',
    async (sessionId) => {
      const { client, sent } = connect(sessionId);
      await call(client, 'GET /userinfo', {});
      expect(sent[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  it('follows no redirect, and sends neither cookies nor a referrer nor a cached answer (T16)', async () => {
    const { client, sent } = connect();
    await call(client, 'GET /userinfo', {});
    expect(sent[0]?.request).toMatchObject({
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  });

  it('leaves it to the server to keep answers out of the cache, once the server does', async () => {
    const careful = () => new Response('{}', { headers: { 'Cache-Control': 'private, No-Store' } });
    const { fetch, sent } = scriptedFetch(careful(), careful(), json({}), careful(), careful());
    const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null, fetch });
    for (const operation of [
      'GET /userinfo',
      'GET /userinfo',
      'GET /support/',
      'GET /support/',
      'GET /userinfo',
    ] as const)
      await call(client, operation, {});
    expect(sent.map(({ request }) => request.cache)).toEqual([
      'no-store',
      'default',
      'default',
      'no-store',
      'default',
    ]);
  });

  it.each(['https://api.example/v1', 'https://api.example/v1/', 'https://api.example/v1//'])(
    'joins the base address %s and the path with one slash',
    async (baseUrl) => {
      const { client, sent } = connect('sid-1', baseUrl);
      await call(client, 'GET /support/', {});
      expect(sent[0]?.url).toBe('https://api.example/v1/support/');
      expect(client.baseUrl).toBe('https://api.example/v1');
    },
  );

  it("takes a base address without a host from the page's origin", async () => {
    const { client, sent } = connect('sid-1', '/api/');
    await call(client, 'GET /userinfo', {});
    expect(sent[0]?.url).toBe(`${location.origin}/api/userinfo`);
  });

  it('uses the global fetch of the moment when none is given', async () => {
    const { fetch, sent } = scriptedFetch(json({}));
    const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
    const original = globalThis.fetch;
    globalThis.fetch = fetch;
    await call(client, 'GET /userinfo', {}).finally(() => {
      globalThis.fetch = original;
    });
    expect(sent).toHaveLength(1);
  });

  it('gives each client a unique id', () => {
    expect(connect().client.id).not.toBe(connect().client.id);
  });
});

describe('bodies and queries', () => {
  it('sends a form where the contract says form', async () => {
    const { client, sent } = connect();
    await call(client, 'POST /licenses', { body: { id: 7, seats: 12 } });
    expect(sent[0]).toMatchObject({ method: 'POST', body: 'id=7&seats=12' });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  });

  it('sends a form with DELETE too', async () => {
    const { client, sent } = connect();
    await call(client, 'DELETE /organizations/{id}/users', {
      path: { id: 3 },
      body: { id: 3, userid: 9, removeFromEntireOrgTree: false },
    });
    expect(sent[0]).toMatchObject({
      method: 'DELETE',
      url: 'https://api.example/v1/organizations/3/users',
      body: 'id=3&userid=9&removeFromEntireOrgTree=false',
    });
  });

  it('sends JSON everywhere else', async () => {
    const { client, sent } = connect();
    await call(client, 'POST /changepermissions', { body: { projectid: 1, userid: 2, access_role: 0 } });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ projectid: 1, userid: 2, access_role: 0 });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('sends no body and no content type where the contract has none', async () => {
    const { client, sent } = connect();
    await call(client, 'PUT /organizations/{id}/lti/enable', { path: { id: 4 } });
    expect(sent[0]?.body).toBe('');
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('encodes what a query could be taken apart by', async () => {
    const { client, sent } = connect();
    const name = 'a+b & c=d?#/é 😀';
    await call(client, 'POST /createusergroup', { query: { pid: 1, name, perm: 'read' } });
    expect(sent[0]?.url).not.toContain('+');
    expect(new URL(sent[0]?.url ?? '').searchParams.get('name')).toBe(name);
  });

  it('sends group 0 and group -1 as they are', async () => {
    const { client, sent } = connect();
    await call(client, 'GET /changepermissions', { query: { pid: 1, uid: 2, groupid: -1 } });
    await call(client, 'POST /changepermissions', { query: { pid: 1, uid: 2, groupID: 0 } });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?pid=1&uid=2&groupid=-1',
      '?pid=1&uid=2&groupID=0',
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses to send the number %s', async (seats) => {
    const { client, sent } = connect();
    await expect(call(client, 'POST /licenses', { body: { id: 1, seats } })).rejects.toMatchObject({
      kind: 'input',
    });
    expect(sent).toHaveLength(0);
  });
});

describe('paths', () => {
  const unusableIds = [
    '..',
    '.',
    '',
    '%2e%2e',
    '1/../2',
    '1?x',
    '1#x',
    'users',
    ' 1',
    '1e3',
    '-1',
    '٣',
    -1,
    1.5,
  ];

  it.each([...unusableIds, Number.NaN, 2 ** 53, null, undefined, {}, [1]])(
    'refuses the id %j before anything is sent (T17)',
    async (id) => {
      const { client, sent } = connect();
      const sending = sendAnything(client, 'GET /organizations/{id}', { path: { id } });
      await expect(sending).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'input',
        mayHaveBeenApplied: false,
      });
      expect(sent).toHaveLength(0);
    },
  );

  it('refuses a path without its value (T17)', async () => {
    const { client } = connect();
    await expect(sendAnything(client, 'GET /organizations/{id}', {})).rejects.toMatchObject({
      kind: 'input',
    });
  });

  it.each(['', '.', '..', 5])('refuses the text %j in a path (T17)', async (name) => {
    const { client, sent } = connect();
    await expect(sendAnything(client, WITH_TEXT, { path: { name } })).rejects.toMatchObject({
      kind: 'input',
    });
    expect(sent).toHaveLength(0);
  });

  it('sends a text in one encoded segment', async () => {
    const { client, sent } = connect();
    await sendAnything(client, WITH_TEXT, { path: { name: '../50% off?#+é' } });
    expect(sent[0]?.url).toBe('https://api.example/v1/things/..%2F50%25%20off%3F%23%2B%C3%A9');
  });
});
