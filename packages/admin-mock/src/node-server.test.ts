import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type StartOptions, startMockServer } from './node-server.ts';
import { drop, never } from './scenarios.ts';

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options: StartOptions = {}) {
  const running = await startMockServer(options);
  stops.push(running.close);
  return running;
}

async function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(bytes);
  return text(socket);
}

describe('the stand-in server on a port', () => {
  it('answers over HTTP what it answers to fetch, with sessions', async () => {
    const { url } = await start();
    const login = await fetch(`${url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ user: 'ada', pass: 'ada-demo' }),
    });
    const { sid } = (await login.json()) as { sid: string };
    const answer = await fetch(`${url}/userinfo`, { headers: { authorization: `Bearer ${sid}` } });
    expect(await answer.json()).toMatchObject({ user: { username: 'ada' } });
  });

  it('takes a form in a DELETE', async () => {
    const { url, server } = await start();
    const headers = { authorization: `Bearer ${server.signIn('globalAdmin')}` };
    const body = new URLSearchParams({ id: '5001' });
    expect((await fetch(`${url}/licenses`, { method: 'DELETE', headers, body })).status).toBe(200);
    expect(server.db.licenses.get(5001)).toBeUndefined();
  });

  it('lives under a base path', async () => {
    const { url, wsUrl } = await start({ basePath: '/api/v1/' });
    expect(url).toMatch(/\/api\/v1$/);
    expect(wsUrl).toMatch(/^ws:.*\/api\/v1\/realtime$/);
    expect((await fetch(`${url}/userinfo`)).status).toBe(400);
  });

  it('says in a sentence that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startMockServer({ port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Choose another port, or stop the program that uses it.`,
    );
    other.close();
  });

  it('says in a sentence that the machine has no such address', async () => {
    await expect(startMockServer({ host: '203.0.113.1' })).rejects.toThrow(
      'This machine has no address 203.0.113.1.',
    );
  });

  it('ends the connection that a scenario drops', async () => {
    const { url } = await start({ scenarios: [drop('GET /userinfo')] });
    await expect(fetch(`${url}/userinfo`)).rejects.toThrow(TypeError);
  });

  it('closes although a request was never answered', async () => {
    const { url, server, close } = await start({ scenarios: [never('GET /userinfo')] });
    const pending = fetch(`${url}/userinfo`).catch((error: unknown) => error);
    await expect.poll(() => server.requests().length).toBe(1);
    await close();
    expect(await pending).toBeInstanceOf(TypeError);
  });
});

describe('pages of other origins', () => {
  const preflight = (url: string, origin: string) =>
    fetch(`${url}/licenses`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      },
    });

  it('may ask, by default from everywhere, with authorization, PUT and DELETE', async () => {
    const { url } = await start();
    const answer = await preflight(url, 'http://console.example');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/);
    const refusal = await fetch(`${url}/nothing`, { headers: { origin: 'http://console.example' } });
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may ask only from the listed origins, when there is a list', async () => {
    const { url } = await start({ allowOrigins: ['http://console.example'] });
    const allowed = await preflight(url, 'http://console.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://console.example');
    expect(
      (await preflight(url, 'http://evil.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('requests that are none', () => {
  it.each([
    ['GET http', '400'],
    ['NONSENSE\r\n\r\n', '400'],
    ['GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '400'],
    ['GET //evil.example/userinfo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '404'],
    ['TRACE /userinfo HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '400'],
    ['GET /userinfo HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\nhi', '400'],
    ['GET /realtime HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: nothing\r\n\r\n', '400'],
    ['GET /other HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', '404'],
  ])('answers %j with %s and lives on', async (bytes, status) => {
    const { url } = await start();
    expect(await sendRaw(url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await fetch(`${url}/userinfo`)).status).toBe(400);
  });

  it('refuses a body that is too large', async () => {
    const { url } = await start({ bodyLimitBytes: 1000 });
    const { port } = new URL(url);
    const status = await new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/login' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      sent.write('x'.repeat(1001));
    });
    expect(status).toBe(413);
  });

  it('takes the long address of a project that is created (B §7)', async () => {
    const { url, server } = await start();
    const headers = { authorization: `Bearer ${server.signIn('globalAdmin')}` };
    const query = new URLSearchParams({
      name: 'Long',
      description: '図'.repeat(2500),
      mappins: JSON.stringify({
        nodes: Array.from({ length: 100 }, () => ({ name: '図'.repeat(32), xCoord: 1, yCoord: 2 })),
      }),
      data: '{"type":"default"}',
    });
    const answer = await fetch(`${url}/organizations/6/projects?${query}`, { method: 'POST', headers });
    expect(answer.status).toBe(200);
  });
});

describe('the calls with which a person steers the demo', () => {
  it('switches scenarios on, lists them and takes them away', async () => {
    const { url } = await start();
    const put = (body: string) => fetch(`${url}/__scenarios`, { method: 'PUT', body });
    const login = async () =>
      (await fetch(`${url}/login`, { method: 'POST', body: new URLSearchParams({ user: 'a', pass: 'b' }) }))
        .status;
    const list = [{ kind: 'fail', operation: 'POST /login', text: 'Closed', status: 503 }];
    expect(await (await put(JSON.stringify(list))).json()).toEqual(list);
    expect(await login()).toBe(503);
    const refused = await put('[{"kind":"fail","operation":"POST /logn","text":"x"}]');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: expect.stringContaining('Scenario 1') },
    ]);
    expect((await put('not json')).status).toBe(400);
    expect(await (await fetch(`${url}/__scenarios`)).json()).toEqual(list);
    await fetch(`${url}/__scenarios`, { method: 'DELETE' });
    expect(await (await fetch(`${url}/__scenarios`)).json()).toEqual([]);
    expect(await login()).toBe(200);
    expect((await fetch(`${url}/__scenarios`, { method: 'POST' })).status).toBe(400);
  });

  it('lists the requests, without passwords and session ids', async () => {
    const { url, server } = await start();
    const sid = server.signIn('member');
    await fetch(`${url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ user: 'ada', pass: 'hunter2' }),
    });
    await fetch(`${url}/userinfo`, { headers: { authorization: `Bearer ${sid}` } });
    const listed = await (await fetch(`${url}/__requests`)).text();
    expect(JSON.parse(listed)).toMatchObject([{ operation: 'POST /login' }, { operation: 'GET /userinfo' }]);
    expect(listed).not.toContain('hunter2');
    expect(listed).not.toContain(sid);
  });
});

describe('the real-time connection', () => {
  async function open(url: string) {
    const socket = new WebSocket(url);
    const packets: unknown[] = [];
    socket.on('message', (data) => packets.push(JSON.parse(String(data))));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return { socket, packets };
  }

  it("passes one client's packet to the others, and nothing else (A §7)", async () => {
    const { wsUrl, server } = await start();
    const [one, two] = [await open(wsUrl), await open(wsUrl)];
    const heard: unknown[] = [];
    server.subscribe((packet) => heard.push(packet));
    const packet = { type: 'project metadata changed', projectId: 7 };
    for (const noise of [
      '{',
      '[]',
      'null',
      '{"type":"other","projectId":1}',
      '{"type":"project metadata changed"}',
    ]) {
      one.socket.send(noise);
    }
    one.socket.send(Buffer.from(JSON.stringify(packet)));
    one.socket.send(JSON.stringify({ ...packet, sid: 'not for others' }));
    await expect.poll(() => two.packets).toEqual([packet]);
    expect([one.packets, heard]).toEqual([[], [packet]]);
    one.socket.terminate();
    two.socket.terminate();
  });

  it('ends a connection that sends too much, and keeps the others', async () => {
    const { wsUrl } = await start();
    const [one, two] = [await open(wsUrl), await open(wsUrl)];
    const closed = new Promise((resolve) => one.socket.once('close', resolve));
    one.socket.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
    expect(two.socket.readyState).toBe(WebSocket.OPEN);
    two.socket.terminate();
  });

  it('refuses a page of an origin that is not listed', async () => {
    const { wsUrl } = await start({ allowOrigins: ['http://console.example'] });
    const socket = new WebSocket(wsUrl, { origin: 'http://evil.example' });
    const error = await new Promise((resolve) => socket.once('error', resolve));
    expect(String(error)).toContain('403');
  });
});
