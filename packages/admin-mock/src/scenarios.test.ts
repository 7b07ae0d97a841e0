import type { Operation } from '@timemap/admin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockServer } from './mock-server.ts';
import {
  answer,
  applyThenDrop,
  applyThenFail,
  as,
  delay,
  drop,
  empty,
  fail,
  hostile,
  html,
  malformed,
  never,
  noRows,
  type Scenario,
  truncated,
  twice,
  wrongTypes,
} from './scenarios.ts';
import { hostileText } from './seed/hostile-text.ts';
import { buildRequest, callAs, type RequestParts, readAnswer } from './testing/call-server.ts';

function start(...scenarios: Scenario[]) {
  const server = createMockServer({ scenarios });
  const sessionId = server.signIn('globalAdmin');
  const send = (operation: Operation, parts: RequestParts = {}, signal?: AbortSignal) =>
    server.fetch(new Request(buildRequest(operation, parts, { sessionId }), { signal }));
  return { server, send };
}

const licenseOf = (server: ReturnType<typeof start>['server']) => server.db.licenses.get(5001);
const toggle = { body: { licenseKey: 5001 } };

describe('scenarios instead of an answer', () => {
  it('fails with a text, under any status, and does nothing', async () => {
    const { server, send } = start(fail('POST /licenses/toggle', 'No seats left'));
    const response = await send('POST /licenses/toggle', toggle);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'No seats left' });
    expect(licenseOf(server)?.status).toBe(1);
    server.use(fail('GET /userinfo', 'Invalid session', 200));
    expect(await readAnswer(await send('GET /userinfo'))).toEqual({
      status: 200,
      json: { error: 'Invalid session' },
    });
  });

  it.each([429, 503])('says when to try again under status %i', async (status) => {
    const { send } = start(fail('GET /userinfo', 'Busy', status));
    expect((await send('GET /userinfo')).headers.get('retry-after')).toBe('1');
  });

  it('answers with a page of HTML, nothing, broken JSON, or a given answer', async () => {
    const { server, send } = start(html('*'));
    const page = await send('GET /userinfo');
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    server.use(empty('*', 204));
    expect((await send('GET /userinfo')).status).toBe(204);
    server.use(malformed('*'));
    const broken = await send('GET /userinfo');
    expect([broken.status, broken.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    await expect(broken.json()).rejects.toThrow(SyntaxError);
    server.use(answer('GET /userinfo', { user: null }, 418));
    expect(await readAnswer(await send('GET /userinfo'))).toEqual({ status: 418, json: { user: null } });
  });

  it('breaks the connection', async () => {
    await expect(start(drop('GET /userinfo')).send('GET /userinfo')).rejects.toThrow(TypeError);
  });

  it('never answers, until the client gives up', async () => {
    const { send } = start(never('GET /userinfo'));
    const abort = new AbortController();
    const pending = send('GET /userinfo', {}, abort.signal);
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('scenarios after an answer', () => {
  it.each([applyThenFail('POST /licenses/toggle'), applyThenFail('POST /licenses/toggle', 503)])(
    'makes the change and then fails without a word: %o',
    async (scenario) => {
      const { server, send } = start(scenario);
      const response = await send('POST /licenses/toggle', toggle);
      expect(response.status).toBe('status' in scenario ? scenario.status : 0);
      expect(await response.text()).toBe('');
      expect(licenseOf(server)?.status).toBe(0);
    },
  );

  it('makes the change and then breaks the connection', async () => {
    const { server, send } = start(applyThenDrop('POST /licenses/toggle'));
    await expect(send('POST /licenses/toggle', toggle)).rejects.toThrow(TypeError);
    expect(licenseOf(server)?.status).toBe(0);
  });

  it('cuts the answer off', async () => {
    const response = await start(truncated('GET /enterprise')).send('GET /enterprise');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('answers with wrong types throughout', async () => {
    const { send } = start(wrongTypes('*'));
    expect(await (await send('GET /enterprise')).json()).toEqual({ enterpriseDeals: { 0: 26 } });
    expect(await (await send('GET /userinfo')).json()).toEqual({
      user: { userid: null, username: 3, status: null },
    });
  });

  it('answers with hostile texts for names, and leaves ids and times alone', async () => {
    const { send } = start(hostile('*'));
    const { enterpriseDeals } = await (await send('GET /enterprise')).json();
    expect(Object.values(hostileText)).toContain(enterpriseDeals[0].name);
    expect(enterpriseDeals[0]).toMatchObject({ id: 1, created: expect.stringMatching(/^2026-/) });
    expect(await (await send('POST /login', { body: { user: 'ada', pass: 'ada-demo' } })).json()).toEqual({
      sid: expect.stringMatching(/^demo-session/),
    });
  });

  it('answers with no rows', async () => {
    const { send } = start(noRows('GET /organizations/admin/all'));
    const all = await send('GET /organizations/admin/all', { query: { includeChildren: true } });
    expect(await all.json()).toEqual({ data: [] });
  });

  it.each(['first', 'second'] as const)(
    'handles a request that is delivered twice two times, and gives the %s answer',
    async (seen) => {
      const { server, send } = start(twice('DELETE /licenses', seen));
      const answered = await readAnswer(await send('DELETE /licenses', { body: { id: 5001 } }));
      expect(answered.status).toBe(seen === 'first' ? 200 : 404);
      expect(licenseOf(server)).toBeUndefined();
      expect(server.requests().map(({ operation }) => operation)).toEqual([
        'DELETE /licenses',
        'DELETE /licenses',
      ]);
    },
  );

  it('delivers once what another scenario answers', async () => {
    const { server, send } = start(twice('*', 'second', { times: 1 }), fail('*', 'No', 400, { times: 1 }));
    await send('POST /licenses/toggle', toggle);
    expect(server.requests()).toHaveLength(1);
    await send('POST /licenses/toggle', toggle);
    expect(server.requests()).toHaveLength(3);
    expect(licenseOf(server)?.status).toBe(1);
  });

  it('leaves a refusal as it is: nothing was applied', async () => {
    const { send } = start(applyThenFail('*'), wrongTypes('*'));
    const answered = await readAnswer(await send('POST /licenses/toggle', { body: { licenseKey: 1 } }));
    expect(answered).toEqual({ status: 404, json: { error: 'No such license.' } });
  });
});

describe('how scenarios go together', () => {
  it('bears on its operation only', async () => {
    const { send } = start(fail('GET /organizations/{id}', 'No'));
    expect((await send('GET /organizations/{id}', { path: { id: 1 } })).status).toBe(400);
    expect((await send('GET /organizations')).status).toBe(200);
  });

  it('is used up after so many requests', async () => {
    const { send, server } = start(drop('GET /userinfo', { times: 2 }));
    await expect(send('GET /userinfo')).rejects.toThrow();
    expect(server.scenarios()).toEqual([drop('GET /userinfo', { times: 1 })]);
    await expect(send('GET /userinfo')).rejects.toThrow();
    expect((await send('GET /userinfo')).status).toBe(200);
    expect(server.scenarios()).toEqual([]);
    server.resetScenarios();
    await expect(send('GET /userinfo')).rejects.toThrow();
  });

  it('lets the later of two decide, and the earlier again when that is used up', async () => {
    const { send, server } = start(fail('*', 'Everything fails'));
    server.use(empty('GET /userinfo', 500, { times: 1 }));
    expect((await send('GET /userinfo')).status).toBe(500);
    expect((await send('GET /userinfo')).status).toBe(400);
  });

  it('uses nothing up that had no chance to bear', async () => {
    const { send, server } = start(applyThenFail('POST /licenses/toggle', 500, { times: 1 }));
    server.use(fail('POST /licenses/toggle', 'First this', 400, { times: 1 }));
    expect((await send('POST /licenses/toggle', toggle)).status).toBe(400);
    expect((await send('POST /licenses/toggle', toggle)).status).toBe(500);
  });

  it('combines several distortions', async () => {
    const { send } = start(noRows('*'), hostile('*'), truncated('*'));
    expect(await (await send('GET /enterprise')).text()).toBe('{"enterpris');
  });

  it("makes every session one account, and 'reset' ends it", async () => {
    const { server } = start();
    const call = callAs(server, 'globalAdmin');
    server.use(as('member'));
    expect((await call('GET /userinfo', {})).json).toMatchObject({ user: { username: 'mia' } });
    expect(await call('GET /global/users', {})).toMatchObject({ status: 403 });
    const nobody = await server.fetch(new Request('https://api.example/userinfo'));
    expect(nobody.status).toBe(200);
    server.resetScenarios();
    expect((await call('GET /userinfo', {})).json).toMatchObject({ user: { username: 'ada' } });
  });

  it('records also what comes to nothing, in order', async () => {
    const { server, send } = start(drop('GET /userinfo'));
    await expect(send('GET /userinfo')).rejects.toThrow();
    await send('POST /licenses/toggle', toggle);
    await server.fetch(new Request('https://api.example/nothing?a=1'));
    expect(server.requests()).toMatchObject([
      { operation: 'GET /userinfo', method: 'GET', path: '/userinfo', encoding: 'none', body: null },
      { operation: 'POST /licenses/toggle', encoding: 'form', body: { licenseKey: '5001' } },
      { operation: null, path: '/nothing', query: { a: '1' } },
    ]);
    expect(server.requests()[1]?.headers.authorization).toMatch(/^Bearer demo-session/);
  });
});

describe('delays', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('add up, and the change is made only at their end', async () => {
    const { server, send } = start(delay('*', 300), delay('POST /licenses/toggle', 200));
    let isAnswered = false;
    const pending = send('POST /licenses/toggle', toggle).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect([isAnswered, licenseOf(server)?.status]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(licenseOf(server)?.status).toBe(0);
  });

  it('change nothing if the client gives up first', async () => {
    const { server, send } = start(delay('*', 300));
    const abort = new AbortController();
    const pending = send('POST /licenses/toggle', toggle, abort.signal);
    const rejected = expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(100);
    abort.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(300);
    expect(licenseOf(server)?.status).toBe(1);
  });
});
