import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { createAdminClient } from './client.ts';
import { decodeLicense } from './entities/license.ts';
import { html, json, scriptedFetch } from './testing/scripted-fetch.ts';

function connect(answer: Response, sessionId = 'sid-1234') {
  const { fetch } = scriptedFetch(answer);
  return createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => sessionId, fetch });
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const failure = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

const read = (answer: Response) =>
  failureOf(call(connect(answer), 'GET /licenses/{orgId}', { path: { orgId: 1 } }, decodeLicense));
const write = (answer: Response) =>
  failureOf(call(connect(answer), 'POST /licenses', { body: { id: 1, seats: 1 } }));
const text = (body: string, status = 200) => new Response(body, { status });

describe('an answer that succeeded', () => {
  it('is its parsed JSON', async () => {
    const answer = json({ data: [{ id: 5, seats_registered: 2, seats_allowed: 9, status: 1 }] });
    await expect(
      call(connect(answer), 'GET /licenses/{orgId}', { path: { orgId: 1 } }, decodeLicense),
    ).resolves.toEqual({ id: 5, seatsTaken: 2, seatsAllowed: 9, isEnabled: true });
  });

  it.each([
    ['an empty 200', text('')],
    ['a 204', new Response(null, { status: 204 })],
    ['{}', json({})],
    ['{"success":true}', json({ success: true })],
    ['an entity', json({ data: { id: 1 } })],
    ['an empty error', json({ error: '' })],
    ['a null error', json({ error: null })],
    ['a false error', json({ error: false })],
    ['a blank error', json({ error: '  ' })],
    ['an error without content', json({ error: [] })],
  ])('of a write may be %s, and nothing is made of it', async (_, answer) => {
    await expect(
      call(connect(answer), 'POST /licenses', { body: { id: 1, seats: 1 } }),
    ).resolves.toBeUndefined();
  });

  it('of a write is null when it is empty', async () => {
    await expect(connect(text('')).send('POST /licenses', { body: { id: 1, seats: 1 } })).resolves.toBeNull();
  });
});

describe('a long answer', () => {
  const get = (answer: string) => connect(text(answer)).send('GET /licenses/{orgId}', { path: { orgId: 1 } });
  const entries = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    name: `a "},{" in "name": ${id} },`,
    inner: { flags: [{ on: true }, {}], deep: { id } },
  }));
  const list = JSON.stringify(entries);

  it.each([
    ['a list', list],
    ['a list with blanks and line breaks', JSON.stringify(entries, null, 2)],
    ['a list in a wrapper', `{"data": ${list}}`],
    ['a list in three wrappers', ` {"data":{"__proto__":{"users":${list} } }}\n`],
    ['a list in a wrapper with another field', `{"data":${list},"total":[2]}`],
    ['a list after another field', `{"total":2,"data":${list}}`],
    ['a field that comes twice', `{"data":${list},"data":[]}`],
    ['lists in a list', `[${list},${list}]`],
    ['entries of all kinds', `[{},${'null,1,"},",[{}],'.repeat(100_000)}{}]`],
    ['one entry', `[{"id":1,"child":${list}}]`],
    ['a long text', JSON.stringify({ note: '},'.repeat(600_000) })],
  ])('is what it says: %s', async (_, answer) => {
    expect(JSON.stringify(await get(answer))).toBe(JSON.stringify(JSON.parse(answer)));
  });

  it.each([
    ['a comma at its end', `${list.slice(0, -1)},]`],
    ['no end', list.slice(0, -1)],
    ['half an entry at its end', `${list.slice(0, -1)},{"id":]`],
    ['a damaged entry in its middle', list.replace('"id":9000,', '"id":9000')],
    ['an end too much', `${list}]`],
    ['a wrapper without an end', `{"data":${list}`],
    ['a wrapper with two ends', `{"data":${list}}}`],
  ])('is refused with %s', async (_, answer) => {
    expect((await failureOf(get(answer))).kind).toBe('format');
  });

  it.each([1, 3])(
    'may arrive in parts that end anywhere, even within a character (%d bytes less)',
    async (less) => {
      const answer = JSON.stringify({
        data: entries.map((entry) => ({ ...entry, name: `Zoë ${entry.name}` })),
      });
      const bytes = new TextEncoder().encode(answer);
      const sent = bytes.indexOf(0xc3) + 1;
      const parts = [bytes.slice(0, sent)];
      for (let at = sent; at < bytes.length; at += 65_536 - less)
        parts.push(bytes.slice(at, at + 65_536 - less));
      const body = new ReadableStream({
        pull: (controller) => {
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
      });
      const client = connect(new Response(body));
      const read = await client.send('GET /licenses/{orgId}', { path: { orgId: 1 } });
      expect(JSON.stringify(read)).toBe(answer);
    },
  );

  it('is read again when it ends too early', async () => {
    const broken = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(`${list.slice(0, -1)},`));
        controller.error(new TypeError('network error'));
      },
    });
    const { fetch } = scriptedFetch(new Response(broken), text(list));
    const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null, fetch });
    const read = await client.send('GET /licenses/{orgId}', { path: { orgId: 1 } });
    expect(read).toEqual(entries);
  });

  it('of a refusal has its words', async () => {
    const answer = JSON.stringify({ error: 'No seats left', data: entries });
    expect((await failureOf(get(answer))).serverText).toBe('No seats left');
  });
});

describe('a filled error field', () => {
  it.each([200, 400, 403, 404, 409])('counts at status %i and is the message', async (status) => {
    const error = { kind: 'refused', status, message: 'No seats left', serverText: 'No seats left' };
    expect(await read(json({ error: 'No seats left' }, status))).toMatchObject({
      ...error,
      isWrite: false,
    });
    expect(await write(json({ error: 'No seats left' }, status))).toMatchObject({
      ...error,
      isWrite: true,
      mayHaveBeenApplied: false,
      answeredJson: true,
    });
  });

  it.each([[{ code: 5 }], [['a', 'b']], [5], [true]])(
    'that is %j and no text becomes a plain sentence (T35)',
    async (error) => {
      const failure = await write(json({ error }));
      expect(failure).toMatchObject({ kind: 'refused', message: 'The server refused the request.' });
      expect(failure.serverText).toBeNull();
    },
  );

  it('in the prototype of the answer is no error', async () => {
    await expect(
      call(connect(text('{"__proto__":{"error":"x"}}')), 'POST /licenses', { body: { id: 1, seats: 1 } }),
    ).resolves.toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'error')).toBe(false);
  });

  it('counts only where the answer itself has it', async () => {
    Object.defineProperty(Object.prototype, 'error', { value: 'polluted', configurable: true });
    const writing = call(connect(json({})), 'POST /licenses', { body: { id: 1, seats: 1 } });
    await writing.finally(() => Reflect.deleteProperty(Object.prototype, 'error'));
    await expect(writing).resolves.toBeUndefined();
  });

  it('loses the session id that the server repeats in it (T16)', async () => {
    const failure = await write(json({ error: 'Bad token sid-1234!' }, 400));
    expect(failure.message).toBe('Bad token …!');
    expect(JSON.stringify([failure, failure.serverText, failure.stack])).not.toContain('sid-1234');
  });
});

describe('words that mean more', () => {
  it.each(['Invalid session', 'Not signed in'])(
    '"%s" is the end of a session at any status (A §4)',
    async (error) => {
      for (const status of [200, 400, 401]) {
        expect(await read(json({ error }, status))).toMatchObject({
          kind: 'session',
          status,
          message: error,
        });
      }
    },
  );

  it('"User does not have access to organization" has its own kind (A §2, A §8)', async () => {
    const error = 'User does not have access to organization';
    expect(await read(json({ error }, 403))).toMatchObject({ kind: 'access', message: error });
    expect(await read(json({ error }))).toMatchObject({ kind: 'access' });
  });
});

describe('an answer without usable words', () => {
  it.each([
    ['HTML', html(400)],
    ['nothing', text('', 400)],
    ['a JSON text', text('"No"', 400)],
    ['null', text('null', 400)],
    ['another object', json({ message: 'No' }, 400)],
  ])('with status 400 and %s is a failure that never shows the body', async (_, answer) => {
    const failure = await write(answer);
    expect(failure).toMatchObject({
      kind: 'status',
      status: 400,
      serverText: null,
      mayHaveBeenApplied: false,
    });
    expect(failure.message).toBe('The server could not complete the request.');
  });

  it.each([
    [403, 'You do not have access to this.'],
    [404, 'Not found on the server.'],
    [429, 'The server is busy. Wait a moment and try again.'],
  ])('with status %i says what the status says', async (status, message) => {
    expect(await write(html(status))).toMatchObject({ kind: 'status', status, message });
  });

  it("distinguishes an application's 404 from the 404 page of a proxy", async () => {
    expect(await read(json({}, 404))).toMatchObject({ status: 404, answeredJson: true });
    expect(await read(json({ error: 'None' }, 404))).toMatchObject({ status: 404, answeredJson: true });
    expect(await read(html(404))).toMatchObject({ status: 404, answeredJson: false });
    expect(await read(text('', 404))).toMatchObject({ status: 404, answeredJson: false });
  });

  it.each([
    ['HTML', html(200)],
    ['truncated JSON', text('{"data":[{"id":1')],
  ])('with status 200 and %s is unreadable, for a write with an unknown result', async (_, answer) => {
    expect(await read(answer.clone())).toMatchObject({ kind: 'format', status: 200, answeredJson: false });
    const failure = await write(answer);
    expect(failure).toMatchObject({ kind: 'format', mayHaveBeenApplied: true });
    expect(failure.message).toBe(
      'The server sent an answer that cannot be read. The result is unknown: the change may have been applied.',
    );
  });

  it.each([
    ['an empty 200', text('')],
    ['blanks', text(' \n')],
    ['a 204', new Response(null, { status: 204 })],
  ])('is unreadable for a read when it is %s', async (_, answer) => {
    expect(await read(answer)).toMatchObject({ kind: 'format', mayHaveBeenApplied: false });
  });

  it('with a 5xx leaves a write with an unknown result', async () => {
    for (const answer of [html(502), text('', 500), json({ error: 'Disk full' }, 500)]) {
      expect(await write(answer)).toMatchObject({ mayHaveBeenApplied: true });
    }
  });
});

describe('JSON of another shape', () => {
  it.each([
    'null',
    '5',
    '"x"',
    '{}',
    '{"data":null}',
    '{"data":{}}',
    '{"data":[null]}',
    '{"data":[{"id":{}}]}',
  ])('%s has its own kind, without showing the answer', async (body) => {
    const failure = await read(text(body));
    expect(failure).toMatchObject({ kind: 'shape', message: 'The server sent an unexpected answer.' });
    expect((failure.cause as Error).message).toMatch(/^Unexpected value at /);
  });
});

describe('a login', () => {
  it('never claims that something may have been applied (A §8)', async () => {
    const login = call(connect(html(502)), 'POST /login', { body: { user: 'a', pass: 'b' } });
    expect(await failureOf(login)).toMatchObject({ kind: 'status', mayHaveBeenApplied: false });
  });
});
