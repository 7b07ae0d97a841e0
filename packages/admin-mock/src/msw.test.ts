import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockServer } from './mock-server.ts';
import { mockHandlers } from './msw.ts';
import { drop, fail, never } from './scenarios.ts';

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

const BASE = 'https://api.example/v1';
const REALTIME = 'wss://api.example/realtime';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function start(baseUrl = BASE) {
  const server = createMockServer();
  const network = setupServer(...mockHandlers(server, baseUrl, { realtimeUrl: REALTIME }));
  network.listen({ onUnhandledFrame: 'error' });
  stops.push(() => network.close());
  return { server, headers: { authorization: `Bearer ${server.signIn('globalAdmin')}` } };
}

/** An unread answer can fail the process when its connection closes. */
async function ask(path: string, init: RequestInit) {
  const answer = await fetch(`${BASE}${path}`, init);
  return { status: answer.status, text: await answer.text() };
}

describe('the stand-in server inside MSW', () => {
  it.each([BASE, `${BASE}/`])('answers paths below %s, and strips it', async (base) => {
    const { headers, server } = start(base);
    const answer = await ask('/userinfo', { headers });
    expect(JSON.parse(answer.text)).toMatchObject({ user: { username: 'ada' } });
    expect((await ask('/support/', { headers })).status).toBe(200);
    expect(server.requests().map(({ operation }) => operation)).toEqual(['GET /userinfo', 'GET /support/']);
  });

  it('passes on bodies and texts in addresses as they were sent', async () => {
    const { headers, server } = start();
    const body = new URLSearchParams({ id: '5001' });
    expect((await ask('/licenses', { method: 'DELETE', headers, body })).status).toBe(200);
    expect(server.db.licenses.get(5001)).toBeUndefined();
    const role = new URLSearchParams({ pid: '1', name: 'HALF OFF/50%', perm: 'projectaccess' });
    expect((await ask(`/createusergroup?${role}`, { method: 'POST', headers })).status).toBe(200);
    expect(server.db.roles.map(({ name }) => name)).toContain('HALF OFF/50%');
  });

  it('makes a dropped connection a network error, and a failure an answer', async () => {
    const { headers, server } = start();
    server.use(drop('GET /userinfo', { times: 1 }));
    await expect(fetch(`${BASE}/userinfo`, { headers })).rejects.toThrow(TypeError);
    server.use(fail('GET /userinfo', 'No', 500));
    expect((await ask('/userinfo', { headers })).status).toBe(500);
  });

  it('lets a client give up on an answer that never comes', async () => {
    const { headers, server } = start();
    server.use(never('GET /userinfo'));
    const abort = new AbortController();
    const pending = fetch(`${BASE}/userinfo`, { headers, signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it("passes one client's packet to the others", async () => {
    start();
    const [one, two] = [new WebSocket(REALTIME), new WebSocket(REALTIME)];
    const heard: string[] = [];
    one.addEventListener('message', ({ data }) => heard.push(`one ${data}`));
    two.addEventListener('message', ({ data }) => heard.push(`two ${data}`));
    await expect.poll(() => [one.readyState, two.readyState]).toEqual([1, 1]);
    one.send('nonsense');
    one.send('{"type":"project metadata changed","projectId":3}');
    await expect.poll(() => heard).toEqual(['two {"type":"project metadata changed","projectId":3}']);
    one.close();
    two.close();
  });
});
