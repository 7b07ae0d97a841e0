import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { locate } from '../scripts/generated-files.ts';
import { type Field, readContract } from '../scripts/read-contract.ts';
import { createAdminClient } from './client.ts';
import type { Operation } from './operations.ts';

const servers: Server[] = [];

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
    // The request must arrive before the limit, however busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const arrival = Promise.withResolvers<IncomingMessage>();
    const api = await serve((request, response) => {
      response.write('{');
      arrival.resolve(request);
    });
    const client = createAdminClient({ baseUrl: api.origin, getSessionId: () => null, timeoutMs: 50 });
    const sending = client.send('GET /userinfo', {});
    const { socket } = await arrival.promise;
    vi.advanceTimersByTime(50);
    await expect(sending).rejects.toMatchObject({ kind: 'timeout' });
    await expect.poll(() => socket.destroyed).toBe(true);
  });
});

const HOSTILE = ` a+b & c=d?#/é😀%20\r\n\t;,:@$&$1'()*!~-_."<>\\^\`{id}|[]\u0000\ud83d`;

/** From RFC 3986 and the URL standard, independent of the platform's encoders. */
function encoded(text: string, kept: RegExp, space: string): string {
  return [...Buffer.from(text.toWellFormed())]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      if (character === ' ') return space;
      return kept.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}
const inQuery = (value: unknown) => encoded(String(value), /[A-Za-z0-9\-_.!~*()]/, '%20');
const inPath = (value: unknown) => encoded(String(value), /[A-Za-z0-9\-_.!~*'()]/, '%20');
const inForm = (value: unknown) => encoded(String(value), /[A-Za-z0-9*\-._]/, '+');
const pairs = (values: object, write: (value: unknown) => string) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${write(value)}`)
    .join('&');

function worst({ type, values }: Field): unknown {
  if (values) return values[0];
  if (type === 'boolean') return false;
  if (type === 'integer') return -1;
  return type === 'number' ? 1e21 : HOSTILE;
}
const worstOf = (fields: Record<string, Field>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, worst(field)]));

const shapes = readContract(readFileSync(locate('openapi.yaml'), 'utf8')).flatMap((operation) =>
  (operation.variants.length > 0 ? operation.variants : [operation.shape])
    .filter(({ isSent }) => isSent)
    .map(({ name, query, body }) => ({ ...operation, name, query: worstOf(query), body: worstOf(body) })),
);

describe('a strict server', () => {
  it.each(shapes)(
    'gets $key ($name) to the byte',
    async ({ key, method, path, encoding, pathParams, query, body }) => {
      let text = '';
      const api = await serve((request, response) => {
        request.setEncoding('latin1').on('data', (part: string) => {
          text += part;
        });
        request.on('end', () => response.end('{}'));
      });
      const ids = Object.fromEntries(
        Object.entries(pathParams).map(([name, field]) => [name, field.type === 'string' ? HOSTILE : 7]),
      );
      const hasBody = Object.keys(body).length > 0;
      const input = { path: ids, query, body: hasBody ? body : undefined };
      await connect(api.origin).send(key as Operation, input as never);

      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(ids[name]));
      const search = pairs(query, inQuery);
      expect(api.got).toHaveLength(1);
      expect(api.got[0]).toMatchObject({ method, url: search ? `${address}?${search}` : address });
      expect(
        api.got[0]?.rawHeaders.filter((_, index, all) =>
          /^(Content-Type|Accept|Authorization|Cookie|Referer)$/i.test(all[index - (index % 2)] ?? ''),
        ),
      ).toEqual([
        ...(hasBody
          ? ['Content-Type', encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']
          : []),
        'Accept',
        'application/json',
        'Authorization',
        'Bearer sid-1',
      ]);
      const json = Buffer.from(JSON.stringify(body)).toString('latin1');
      expect(text).toBe(hasBody ? (encoding === 'form' ? pairs(body, inForm) : json) : '');
    },
  );
});
