import { type AdminClient, ApiError } from '@timemap/admin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyReads } from './early-reads.ts';

interface Sent {
  operation: string;
  signal: AbortSignal | undefined;
  answer: (value: unknown) => void;
  fail: (error: unknown) => void;
}

function start() {
  const sent: Sent[] = [];
  let sessionId: string | null = 'one';
  const client: AdminClient = {
    id: 'api-1',
    baseUrl: 'https://api.test',
    send: (operation, input) =>
      new Promise((answer, fail) => {
        sent.push({ operation, signal: (input as { signal?: AbortSignal }).signal, answer, fail });
      }),
  };
  const early = createEarlyReads({ client, sessionId: () => sessionId });
  return {
    ...early,
    sent,
    changeSession: (next: string | null) => {
      sessionId = next;
    },
  };
}

describe('an early read', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('answers the first call like it, and no other', async () => {
    const { begin, client, sent } = start();
    begin('GET /enterprise', {});
    const first = client.send('GET /enterprise', { signal: new AbortController().signal });
    sent[0]?.answer('early');
    expect(await first).toBe('early');
    void client.send('GET /enterprise', {});
    expect(sent).toHaveLength(2);
  });

  it('is for a call with the same values only', () => {
    const { begin, client, sent } = start();
    begin('GET /organizations/{id}', { path: { id: 2 } });
    void client.send('GET /organizations/{id}', { path: { id: 3 } });
    void client.send('GET /organizations/{id}', { path: { id: 2 } });
    expect(sent).toHaveLength(2);
  });

  it('fails the call that takes it over as it failed itself', async () => {
    const { begin, client, sent } = start();
    begin('GET /enterprise', {});
    const failure = new ApiError('status', 'GET /enterprise', { status: 500 });
    sent[0]?.fail(failure);
    await expect(client.send('GET /enterprise', {})).rejects.toBe(failure);
  });

  it('stops when the call that took it over is aborted', () => {
    const { begin, client, sent } = start();
    begin('GET /enterprise', {});
    const caller = new AbortController();
    void client.send('GET /enterprise', { signal: caller.signal });
    expect(sent[0]?.signal?.aborted).toBe(false);
    caller.abort();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it.each([
    ['the session is another one', (stage: ReturnType<typeof start>) => stage.changeSession('two')],
    ['nobody is signed in any more', (stage: ReturnType<typeof start>) => stage.changeSession(null)],
    ['it is canceled', (stage: ReturnType<typeof start>) => stage.cancel()],
    [
      'something was changed since',
      (stage: ReturnType<typeof start>) =>
        void stage.client.send('POST /deleteproject', { query: { pid: 1 } }),
    ],
  ])('is aborted and used for nothing once %s', (_, change) => {
    const stage = start();
    stage.begin('GET /enterprise', {});
    change(stage);
    const before = stage.sent.length;
    void stage.client.send('GET /enterprise', {});
    expect(stage.sent[0]?.signal?.aborted).toBe(true);
    expect(stage.sent).toHaveLength(before + 1);
  });

  it('that was answered ten seconds ago is out of date', async () => {
    const { begin, client, sent } = start();
    begin('GET /enterprise', {});
    sent[0]?.answer('old');
    await Promise.resolve();
    vi.setSystemTime(Date.now() + 10_000);
    void client.send('GET /enterprise', {});
    expect(sent).toHaveLength(2);
  });

  it('is sent only with a session, once, and is never a write', () => {
    const { begin, changeSession, sent } = start();
    begin('GET /changepermissions', { query: { pid: 1, uid: 2, groupid: -1 } });
    begin('GET /enterprise', {});
    begin('GET /enterprise', {});
    changeSession(null);
    begin('GET /enterprise', {});
    expect(sent.map(({ operation }) => operation)).toEqual(['GET /enterprise']);
  });
});
