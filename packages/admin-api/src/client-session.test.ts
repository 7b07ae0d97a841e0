import { describe, expect, it, vi } from 'vitest';
import { createAdminClient, type SessionInvalidEvent } from './client.ts';
import { html, json, never, scriptedFetch } from './testing/scripted-fetch.ts';

type Steps = Parameters<typeof scriptedFetch>;

function connect(getSessionId: () => string | null, ...steps: Steps) {
  const { fetch, sent } = scriptedFetch(...steps);
  const events: SessionInvalidEvent[] = [];
  const client = createAdminClient({
    baseUrl: 'https://api.example',
    getSessionId,
    fetch,
    onSessionInvalid: (event) => events.push(event),
  });
  return { client, sent, events };
}

describe('a session the server no longer knows', () => {
  it.each([
    ['Invalid session', 200],
    ['Invalid session', 400],
    ['Not signed in', 200],
    ['Not signed in', 400],
  ])('is reported on "%s" with status %i', async (error, status) => {
    const { client, events } = connect(() => 'old', json({ error }, status));
    await expect(client.send('GET /organizations', {})).rejects.toMatchObject({ kind: 'session' });
    expect(events).toEqual([{ operation: 'GET /organizations', sessionId: 'old' }]);
  });

  it('is reported before the caller hears of it', async () => {
    const { client, events } = connect(() => 'old', json({ error: 'Invalid session' }));
    const reported = await client.send('GET /userinfo', {}).catch(() => events.length);
    expect(reported).toBe(1);
  });

  it('is reported with the id the request was sent with, for each of several calls (T13, T14)', async () => {
    let current = 'old';
    let answer: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { client, events } = connect(
      () => current,
      async () => (await pending).clone(),
    );
    const calls = [client.send('GET /userinfo', {}), client.send('GET /organizations', {})];
    current = 'new';
    answer(json({ error: 'Invalid session' }));
    await Promise.allSettled(calls);
    expect(events).toEqual([
      { operation: 'GET /userinfo', sessionId: 'old' },
      { operation: 'GET /organizations', sessionId: 'old' },
    ]);
  });

  it.each([
    ['the specified words', json({ error: 'Not signed in' }, 400)],
    ['another 401', json({ error: 'Unauthorized' }, 401)],
  ])('is found out after a 401 with other words, where /userinfo answers with %s', async (_, userinfo) => {
    const { client, sent, events } = connect(
      () => 'old',
      async (request) =>
        (request.url.endsWith('/userinfo') ? userinfo : json({ error: 'Unauthorized' }, 401)).clone(),
    );
    const calls = [
      client.send('POST /deleteproject', { query: { pid: 1 } }),
      client.send('GET /organizations', {}),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ reason: { kind: 'session', status: 401, mayHaveBeenApplied: false } });
    }
    expect(events.map(({ operation }) => operation).sort()).toEqual([
      'GET /organizations',
      'POST /deleteproject',
    ]);
    expect(sent.filter(({ url }) => url.endsWith('/userinfo'))).toHaveLength(1);
  });

  it('has not ended after a 401 where /userinfo knows it: the refusal is shown as it came', async () => {
    const { client, sent, events } = connect(
      () => 'sid',
      async (request) =>
        request.url.endsWith('/userinfo')
          ? json({ user: { status: 1 } })
          : json({ error: 'Unauthorized' }, 401),
    );
    await expect(client.send('GET /organizations', {})).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      serverText: 'Unauthorized',
    });
    expect(sent).toHaveLength(2);
    expect(events).toEqual([]);
  });

  it('leaves a refused write refused while /userinfo does not answer', async () => {
    vi.useFakeTimers();
    const { client } = connect(() => 'sid', json({ error: 'Unauthorized' }, 401), never);
    const refused = expect(client.send('POST /deleteproject', { query: { pid: 1 } })).rejects.toMatchObject({
      kind: 'refused',
      mayHaveBeenApplied: false,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    vi.useRealTimers();
  });

  it.each(['POST /login', 'GET /userinfo'] as const)(
    'is not asked about after a 401 of %s',
    async (operation) => {
      const { client, sent, events } = connect(() => 'sid', json({ error: 'Unauthorized' }, 401));
      const input = operation === 'POST /login' ? { body: { username: 'ada', password: 'x' } } : {};
      await expect(client.send(operation, input as never)).rejects.toMatchObject({ kind: 'refused' });
      expect(sent).toHaveLength(1);
      expect(events).toEqual([]);
    },
  );

  it('is not reported for other failures', async () => {
    const { client, events } = connect(() => 'sid', json({ error: 'Invalid session id in field x' }, 400));
    await expect(client.send('GET /userinfo', {})).rejects.toMatchObject({ kind: 'refused' });
    expect(events).toEqual([]);
  });

  it('fails in the same way without a listener', async () => {
    const { fetch } = scriptedFetch(json({ error: 'Not signed in' }));
    const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null, fetch });
    await expect(client.send('GET /userinfo', {})).rejects.toMatchObject({ kind: 'session' });
  });
});

describe('a retry', () => {
  it('goes out under the identity of the first attempt, although another person has signed in (T13)', async () => {
    vi.useFakeTimers();
    let current = 'first';
    const { client, sent } = connect(() => current, html(502), json({}));
    const sending = client.send('GET /userinfo', {});
    current = 'second';
    await vi.advanceTimersByTimeAsync(300);
    await sending;
    vi.useRealTimers();
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer first']);
  });
});

describe('a client', () => {
  it('never writes to the console (T16)', async () => {
    const spies = (['debug', 'log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level),
    );
    const { client } = connect(() => 'sid', json({ error: 'Invalid session' }), html(400), json({}));
    await Promise.allSettled([1, 2, 3].map(() => client.send('GET /userinfo', {})));
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
