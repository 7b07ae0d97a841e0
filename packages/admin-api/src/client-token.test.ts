import { describe, expect, it, vi } from 'vitest';
import { type AdminClientOptions, createAdminClient, type SessionInvalidEvent } from './client.ts';
import { json, scriptedFetch } from './testing/scripted-fetch.ts';

function connect(identity: Partial<AdminClientOptions>, accepted: string) {
  const { fetch, sent } = scriptedFetch(async (request) =>
    request.headers.get('Authorization') === `Bearer ${accepted}`
      ? json({ data: [] })
      : json({ error: 'Invalid session' }, 400),
  );
  const events: SessionInvalidEvent[] = [];
  const client = createAdminClient({
    baseUrl: 'https://api.example',
    fetch,
    onSessionInvalid: (event) => events.push(event),
    ...identity,
  });
  const tokens = () => sent.map(({ headers }) => headers.get('Authorization'));
  return { client, sent, events, tokens };
}

describe('identity', () => {
  it.each<[string, Partial<AdminClientOptions>]>([
    ['getToken', { getToken: async () => 'good' }],
    ['getSessionId', { getSessionId: async () => 'good' }],
  ])('may come as a promise: %s', async (_, identity) => {
    const { client, tokens } = connect(identity, 'good');
    await client.send('GET /organizations', {});
    await client.send('POST /deleteproject', { query: { pid: 1 } });
    expect(tokens()).toEqual(['Bearer good', 'Bearer good']);
  });

  it('may come as a promise: headers', async () => {
    const headers = async () => ({ 'X-CSRF-Token': 'seal' });
    const { client, sent } = connect({ getToken: () => 'good', headers }, 'good');
    await client.send('GET /organizations', {});
    expect(sent[0]?.headers.get('X-CSRF-Token')).toBe('seal');
  });

  it.each<[string, Partial<AdminClientOptions>]>([
    ['token', { getToken: () => Promise.reject(new Error('away')) }],
    ['headers', { getToken: () => 'good', headers: () => Promise.reject(new Error('away')) }],
  ])('that is rejected sends nothing and says so: %s', async (_, identity) => {
    const { client, sent } = connect(identity, 'good');
    await expect(client.send('GET /organizations', {})).rejects.toMatchObject({ kind: 'input' });
    expect(sent).toEqual([]);
  });

  it('that never comes ends in time, and a write is known to be unsent', async () => {
    vi.useFakeTimers();
    const { client, sent } = connect({ getToken: () => new Promise(() => {}) }, 'good');
    const ended = expect(client.send('POST /deleteproject', { query: { pid: 1 } })).rejects.toMatchObject({
      kind: 'timeout',
      mayHaveBeenApplied: false,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
    vi.useRealTimers();
    expect(sent).toEqual([]);
  });

  it('that comes after its person has left sends nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { client, sent } = connect({ getToken: () => promise }, 'good');
    let isOver = false;
    const sending = client.send('POST /deleteproject', { query: { pid: 1 }, mayBeSent: () => !isOver });
    isOver = true;
    resolve('good');
    await expect(sending).rejects.toMatchObject({ kind: 'aborted', mayHaveBeenApplied: false });
    expect(sent).toEqual([]);
  });
});

describe('a refused token', () => {
  it('is renewed once for many calls: reads are repeated, a write is left to the person', async () => {
    let token = 'old';
    const renewals: boolean[] = [];
    const getToken = async ({ renew }: { renew: boolean }) => {
      if (renew) {
        renewals.push(renew);
        await new Promise((resolve) => setTimeout(resolve, 5));
        token = 'new';
      }
      return token;
    };
    const { client, events, sent } = connect({ getToken }, 'new');
    const [organizations, users, write] = await Promise.allSettled([
      client.send('GET /organizations', {}),
      client.send('GET /global/users', {}),
      client.send('POST /deleteproject', { query: { pid: 1 } }),
    ]);
    expect(renewals).toEqual([true]);
    expect(organizations).toMatchObject({ value: { data: [] } });
    expect(users).toMatchObject({ value: { data: [] } });
    expect(write).toMatchObject({ reason: { kind: 'renewed', mayHaveBeenApplied: false } });
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(events).toEqual([]);
    await client.send('POST /deleteproject', { query: { pid: 1 } });
  });

  it('is not renewed where the host has another one already', async () => {
    const getToken = vi.fn(({ renew }: { renew: boolean }) => {
      if (renew) throw new Error('a renewal');
      return getToken.mock.calls.length === 1 ? 'old' : 'new';
    });
    const { client, tokens } = connect({ getToken }, 'new');
    await client.send('GET /organizations', {});
    expect(tokens()).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each<[string, AdminClientOptions['getToken']]>([
    ['is the same', () => 'old'],
    ['is none', ({ renew }) => (renew ? null : 'old')],
    ['fails', ({ renew }) => (renew ? Promise.reject(new Error('away')) : 'old')],
    ['is refused too', ({ renew }) => (renew ? 'older' : 'old')],
  ])('ends the session if the renewed one %s', async (_, getToken) => {
    const { client, events } = connect({ getToken }, 'new');
    await expect(client.send('GET /organizations', {})).rejects.toMatchObject({ kind: 'session' });
    expect(events).toHaveLength(1);
  });

  it('ends the session if the renewed one never comes, and the next call asks again', async () => {
    vi.useFakeTimers();
    let token = 'old';
    const asked: boolean[] = [];
    const getToken = ({ renew }: { renew: boolean }) => {
      asked.push(renew);
      return renew ? new Promise<string>(() => {}) : token;
    };
    const { client, events } = connect({ getToken }, 'new');
    const ended = expect(client.send('GET /organizations', {})).rejects.toMatchObject({ kind: 'session' });
    await vi.advanceTimersByTimeAsync(20_000);
    await ended;
    vi.useRealTimers();
    expect(events).toHaveLength(1);
    expect(asked).toEqual([false, false, true]);
    token = 'new';
    await client.send('GET /organizations', {});
  });

  it('is not repeated for a person who has left in the meantime', async () => {
    let isOver = false;
    const getToken = ({ renew }: { renew: boolean }) => {
      isOver = renew;
      return renew ? 'new' : 'old';
    };
    const { client, tokens } = connect({ getToken }, 'new');
    const sending = client.send('GET /organizations', { mayBeSent: () => !isOver });
    await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
    expect(tokens()).toEqual(['Bearer old']);
  });
});

describe('during development', () => {
  it.each<[unknown, string]>([
    [{ token: 'x' }, 'an object'],
    [undefined, 'undefined'],
    ['', 'an empty text'],
    ['undefined', 'the text "undefined"'],
    ['[object Promise]', 'the text of an object'],
    ['Bearer abc', 'begins with "Bearer"'],
    ['abc\n', 'a line break'],
  ])('%j in place of a token is said once, without the value', async (value, fault) => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.resetModules();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fresh = await import('./client.ts');
    const { fetch } = scriptedFetch(json({ data: [] }));
    const getToken = () => value as string;
    const client = fresh.createAdminClient({ baseUrl: 'https://api.example', getToken, fetch });
    await client.send('GET /organizations', {});
    await client.send('GET /organizations', {});
    expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(fault)]);
    expect(String(warn.mock.calls)).not.toContain('abc');
    warn.mockRestore();
    vi.unstubAllEnvs();
  });
});

it.each(['/api', 'api'])('a base of %s says on a server that it needs the whole address', async (baseUrl) => {
  const client = createAdminClient({ baseUrl, getToken: () => null });
  await expect(client.send('GET /organizations', {})).rejects.toMatchObject({
    kind: 'input',
    cause: expect.objectContaining({ message: expect.stringContaining('Give the whole address there') }),
  });
});
