// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdminClient } from './client.ts';
import { dropped, html, json, never, scriptedFetch, stalled } from './testing/scripted-fetch.ts';

type Steps = Parameters<typeof scriptedFetch>;

const refused = new TypeError('Failed to fetch');

function connect(...steps: Steps) {
  const { fetch, sent } = scriptedFetch(...steps);
  const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => 'sid', fetch });
  return { client, sent };
}

function outcome(promise: Promise<unknown>) {
  const end: { value?: unknown; error?: unknown; isOver: boolean } = { isOver: false };
  promise.then(
    (value) => Object.assign(end, { value, isOver: true }),
    (error: unknown) => Object.assign(end, { error, isOver: true }),
  );
  return end;
}

const read = (...steps: Steps) => {
  const { client, sent } = connect(...steps);
  return { sent, end: outcome(client.send('GET /userinfo', {})) };
};
const write = (...steps: Steps) => {
  const { client, sent } = connect(...steps);
  return { sent, end: outcome(client.send('POST /licenses', { body: { id: 1, seats: 1 } })) };
};

function busy(status: number, retryAfter?: string): Response {
  return new Response('', { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a read', () => {
  it.each([
    ['a lost connection', refused],
    ['an answer cut off', dropped()],
    ['a 502 page', html(502)],
    ['an empty 503', busy(503)],
    ['a 500 that gives a reason', json({ error: 'Deadlock' }, 500)],
  ])('is tried again after %s, at 300 ms and at 900 ms more', async (_, step) => {
    const { sent, end } = read(step);
    await vi.advanceTimersByTimeAsync(299);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(899);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    expect(end.isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
  });

  it('answers as soon as an attempt succeeds, so one bad gateway does not sign people out (T15)', async () => {
    const { sent, end } = read(html(502), json({ user: { userid: 1 } }));
    await vi.advanceTimersByTimeAsync(300);
    expect(end.value).toEqual({ user: { userid: 1 } });
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['a 400', json({ error: 'No' }, 400)],
    ['a 404', html(404)],
    ['a refusal with status 200', json({ error: 'No' })],
    ['HTML with status 200', html(200)],
    ['an empty 200', busy(200)],
    ['the end of the session, even as a 500', json({ error: 'Invalid session' }, 500)],
    ['no access, even as a 500', json({ error: 'User does not have access to organization' }, 500)],
    ['a 429 that names no time', busy(429)],
    ['a 429 that asks for more than 2 s', busy(429, '3')],
    ['a 503 that asks for more than 2 s', busy(503, '120')],
  ])('is not tried again after %s', async (_, step) => {
    const { sent, end } = read(step);
    await vi.advanceTimersByTimeAsync(0);
    expect(end.isOver).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it.each([429, 503])('waits as long as a %i asks, up to 2 s', async (status) => {
    const { sent, end } = read(busy(status, '2'), json({}));
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(end.value).toEqual({});
  });

  it('waits until the date that a 429 names, and says when to try again if it is too far', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 28, 12));
    const { end } = read(busy(429, new Date(Date.now() + 2000).toUTCString()), json({}));
    await vi.advanceTimersByTimeAsync(2000);
    expect(end.value).toEqual({});
    const far = Date.now() + 90_000;
    const later = read(busy(429, new Date(far).toUTCString()));
    const wrong = ['-5', '1e9', '1e300', 'soon'].map((wait) => read(busy(429, wait)));
    await vi.advanceTimersByTimeAsync(0);
    expect(later.end.error).toMatchObject({ retryAt: far });
    for (const { end } of wrong) expect(end.error).toMatchObject({ retryAt: null });
  });

  it('does not wait where a 503 asks for no time', async () => {
    const { end } = read(busy(503, '0'), json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(end.value).toEqual({});
  });

  it('waits the usual time after a 500 with any Retry-After', async () => {
    const { end } = read(busy(500, '2'), json({}));
    await vi.advanceTimersByTimeAsync(300);
    expect(end.value).toEqual({});
  });

  it('says how to go on when the server cannot be reached', async () => {
    const { end } = read(refused);
    await vi.advanceTimersByTimeAsync(1200);
    expect(end.error).toMatchObject({
      kind: 'network',
      status: null,
      message: 'The server could not be reached. Check the connection and try again.',
      mayHaveBeenApplied: false,
    });
  });

  it('goes out even when the browser believes it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { end } = read(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(end.value).toEqual({});
  });
});

describe('a write', () => {
  it.each([
    ['a lost connection', refused],
    ['an answer cut off', dropped()],
    ['a 502 page', html(502)],
    ['an empty 500', busy(500)],
    ['a 503 that names a time', busy(503, '1')],
    ['a 429 that names a time', busy(429, '1')],
  ])('is never repeated after %s', async (_, step) => {
    const { sent, end } = write(step);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(end.error).toMatchObject({ isWrite: true });
  });

  it('that is a GET is never repeated either (A §7)', async () => {
    const { client, sent } = connect(html(502));
    const end = outcome(client.send('GET /changepermissions', { query: { pid: 1, uid: 2, groupid: -1 } }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(end.error).toMatchObject({ isWrite: true, mayHaveBeenApplied: true });
  });

  it('says that the result is unknown when the connection was lost', async () => {
    const { end } = write(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect(end.error).toMatchObject({
      kind: 'network',
      mayHaveBeenApplied: true,
      message: 'The server could not be reached. The result is unknown: the change may have been applied.',
    });
  });

  it('fails immediately while offline, unsent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sent, end } = write(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(end.error).toMatchObject({ kind: 'offline', mayHaveBeenApplied: false });
    expect(sent).toHaveLength(0);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(0);
  });
});

describe('the time limit', () => {
  it.each([
    ['the headers', never],
    ['the body', stalled()],
  ])('of 20 s covers %s, also of a fetch that does not listen', async (_, step) => {
    const { sent, end } = write(step);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(end.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(end.error).toMatchObject({
      kind: 'timeout',
      status: null,
      mayHaveBeenApplied: true,
      message: 'The server did not answer in time. The result is unknown: the change may have been applied.',
    });
    expect(sent[0]?.request.signal.aborted).toBe(true);
  });

  it('covers the retries of a read as well, and no attempt follows it', async () => {
    const { sent, end } = read(busy(503), never);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(end.error).toMatchObject({ kind: 'timeout', mayHaveBeenApplied: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it('is the one the host chose', async () => {
    const { fetch } = scriptedFetch(never);
    const client = createAdminClient({
      baseUrl: 'https://api.example',
      getSessionId: () => null,
      fetch,
      timeoutMs: 50,
    });
    const end = outcome(client.send('GET /userinfo', {}));
    await vi.advanceTimersByTimeAsync(50);
    expect(end.error).toMatchObject({ kind: 'timeout' });
  });

  it('does not fire immediately when it is endless', async () => {
    const { fetch } = scriptedFetch(never);
    const controller = new AbortController();
    const client = createAdminClient({
      baseUrl: 'https://api.example',
      getSessionId: () => null,
      fetch,
      timeoutMs: Number.POSITIVE_INFINITY,
    });
    const end = outcome(client.send('GET /userinfo', { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(end.isOver).toBe(false);
    controller.abort();
  });
});

describe("the caller's signal", () => {
  function start(step: Steps[number], isWrite: boolean, controller: AbortController) {
    const { client, sent } = connect(step);
    const { signal } = controller;
    const sending = isWrite
      ? client.send('POST /licenses', { body: { id: 1, seats: 1 }, signal })
      : client.send('GET /userinfo', { signal });
    return { sent, end: outcome(sending) };
  }

  it('stops a call under way, and its result is unknown if it writes', async () => {
    for (const isWrite of [true, false]) {
      const controller = new AbortController();
      const { sent, end } = start(never, isWrite, controller);
      await vi.advanceTimersByTimeAsync(10);
      controller.abort();
      await vi.advanceTimersByTimeAsync(0);
      expect(end.error).toMatchObject({ kind: 'aborted', mayHaveBeenApplied: isWrite });
      expect(sent[0]?.request.signal.aborted).toBe(true);
    }
  });

  it('stops the wait between two attempts', async () => {
    const controller = new AbortController();
    const { sent, end } = start(busy(503), false, controller);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(end.error).toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('keeps a call from being sent when it fired before', async () => {
    const controller = new AbortController();
    controller.abort();
    const { sent, end } = start(json({}), true, controller);
    await vi.advanceTimersByTimeAsync(0);
    expect(end.error).toMatchObject({ kind: 'aborted', mayHaveBeenApplied: false });
    expect(sent).toHaveLength(0);
  });

  it('does nothing after the answer', async () => {
    const controller = new AbortController();
    const { sent, end } = start(json({}), false, controller);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[0]?.request.signal.aborted).toBe(false);
    expect(end).toMatchObject({ value: {}, isOver: true });
  });
});
