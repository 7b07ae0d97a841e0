// @vitest-environment node
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAdminClient } from './client.ts';

const servers: Server[] = [];

/** A real server on this machine, and the requests it got. */
async function serve(answer: RequestListener): Promise<{ origin: string; got: IncomingMessage[] }> {
  const got: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    got.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
}

const connect = (origin: string) => createAdminClient({ baseUrl: origin, getSessionId: () => 'sid-1' });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('over a real connection', () => {
  it('a redirect to another origin is a failure, and the other origin gets nothing (T16)', async () => {
    const elsewhere = await serve((_, response) => response.end('{}'));
    const api = await serve((_, response) => {
      response.writeHead(307, { Location: `${elsewhere.origin}/steal` }).end();
    });
    const sending = connect(api.origin).send('POST /licenses', { body: { id: 1, seats: 1 } });
    await expect(sending).rejects.toMatchObject({ kind: 'network' });
    expect(api.got).toHaveLength(1);
    expect(api.got[0]?.headers.authorization).toBe('Bearer sid-1');
    expect(elsewhere.got).toHaveLength(0);
  });

  it('an answer cut off in its body leaves the result of a write unknown', async () => {
    const api = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"da', () => response.destroy());
    });
    const sending = connect(api.origin).send('POST /licenses', { body: { id: 1, seats: 1 } });
    await expect(sending).rejects.toMatchObject({ kind: 'network', mayHaveBeenApplied: true });
    expect(api.got).toHaveLength(1);
  });

  it('a read is sent again on a new connection, and answers', async () => {
    let count = 0;
    const api = await serve((request, response) => {
      if (++count === 1) request.socket.destroy();
      else response.end('{"user":{"userid":1}}');
    });
    await expect(connect(api.origin).send('GET /userinfo', {})).resolves.toEqual({ user: { userid: 1 } });
    expect(api.got).toHaveLength(2);
  });

  it('a time limit closes the connection', async () => {
    const api = await serve((_, response) => response.write('{'));
    const client = createAdminClient({ baseUrl: api.origin, getSessionId: () => null, timeoutMs: 50 });
    const closed = expect.poll(() => api.got[0]?.socket.destroyed);
    await expect(client.send('GET /userinfo', {})).rejects.toMatchObject({ kind: 'timeout' });
    await closed.toBe(true);
  });
});
