import { ApiError, type CurrentUser, createSessionStore } from '@timemap/admin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleSession } from './console-session.ts';

const ada: CurrentUser = { id: 1, username: 'ada', isAdmin: true, isVerified: true };
const mia: CurrentUser = { id: 3, username: 'mia', isAdmin: false, isVerified: true };

interface Question {
  answer(user: CurrentUser): void;
  fail(error?: Error): void;
}

function setUp(stored: string | null) {
  if (stored !== null) localStorage.setItem('cv-sid', stored);
  const questions: Question[] = [];
  const store = createSessionStore();
  const session = createConsoleSession({
    store,
    askUser: () =>
      new Promise((resolve, reject) => {
        questions.push({ answer: resolve, fail: (error = new Error('no answer')) => reject(error) });
      }),
  });
  const question = (at: number): Question => {
    const found = questions[at];
    if (found === undefined) throw new Error(`The server was asked ${questions.length} times.`);
    return found;
  };
  return { session, store, questions, question };
}

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('is signed out without a stored session, and sends no request', async () => {
    const { session, questions } = setUp(null);
    expect(await session.settled()).toEqual({ status: 'signedOut', because: 'none' });
    expect(questions).toHaveLength(0);
  });

  it('does not clear the stored session after it was stopped', async () => {
    const { session, store, question } = setUp('s1');
    void session.settled();
    session.stop();
    question(0).fail();
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.get()).toBe('s1');
  });

  it('is unknown until the server has said whose it is, and asks once for many who wait (T18)', async () => {
    const { session, questions, question } = setUp('s1');
    expect(session.state()).toEqual({ status: 'unknown' });
    const waiting = Promise.all([session.settled(), session.settled()]);
    expect(questions).toHaveLength(1);
    question(0).answer(ada);
    expect(await waiting).toEqual(Array(2).fill({ status: 'signedIn', user: ada }));
    expect(await session.settled()).toEqual({ status: 'signedIn', user: ada });
    expect(questions).toHaveLength(1);
  });

  it('is removed when the server does not confirm it', async () => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    question(0).fail();
    expect(await settled).toEqual({ status: 'signedOut', because: 'unconfirmed' });
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(session.sessionId()).toBeNull();
  });

  it('is kept under cv-sid from the login on', async () => {
    const { session, question } = setUp(null);
    const started = session.start('s2');
    expect(localStorage.getItem('cv-sid')).toBe('s2');
    question(0).answer(mia);
    expect(await started).toEqual({ status: 'signedIn', user: mia });
  });

  it('does not begin with an id that cannot be sent', async () => {
    const { session, questions } = setUp(null);
    expect(await session.start('line\nbreak')).toEqual({ status: 'signedOut', because: 'unconfirmed' });
    expect(questions).toHaveLength(0);
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it('does not take up an answer that comes after a logout', async () => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    session.end('loggedOut');
    question(0).answer(ada);
    expect(await settled).toEqual({ status: 'signedOut', because: 'loggedOut' });
    expect(session.state().status).toBe('signedOut');
  });

  it('does not take an answer to an older session for one to the present', async () => {
    const { session, question } = setUp('s1');
    const first = session.settled();
    const second = session.start('s2');
    question(0).answer(ada);
    question(1).answer(mia);
    expect(await first).toEqual({ status: 'signedIn', user: mia });
    expect(await second).toEqual({ status: 'signedIn', user: mia });
  });

  it('shows what it showed while it is checked again, then follows the answer', async () => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    question(0).answer(ada);
    await settled;
    const again = session.recheck();
    expect(session.state()).toEqual({ status: 'signedIn', user: ada });
    question(1).answer({ ...ada, isAdmin: false });
    expect(await again).toEqual({ status: 'signedIn', user: { ...ada, isAdmin: false } });
  });

  it('keeps its object when it is checked again and nothing has changed', async () => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    question(0).answer(ada);
    await settled;
    const before = session.state();
    const again = session.recheck();
    question(1).answer({ ...ada });
    expect(await again).toBe(before);
  });

  it('lets guards use the present person while it is checked again, and ends if it is not confirmed', async () => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    question(0).answer(ada);
    await settled;
    const again = session.recheck();
    const waiting = new Promise((resolve) => setTimeout(resolve, 0, 'waiting'));
    expect(await Promise.race([session.settled(), waiting])).toEqual({ status: 'signedIn', user: ada });
    question(1).fail();
    expect(await again).toEqual({ status: 'signedOut', because: 'unconfirmed' });
    expect(await session.settled()).toEqual({ status: 'signedOut', because: 'unconfirmed' });
  });

  it('has nothing to check when no one is signed in', async () => {
    const { session, questions } = setUp(null);
    expect(await session.recheck()).toEqual({ status: 'signedOut', because: 'none' });
    expect(questions).toHaveLength(0);
  });

  it('leaves a session that another tab has started in place when its own ends', () => {
    const { session } = setUp('s1');
    localStorage.setItem('cv-sid', 's2');
    expect(session.isCurrent()).toBe(false);
    session.end('ended');
    expect(localStorage.getItem('cv-sid')).toBe('s2');
  });

  it('removes everything stored when a person logs out', () => {
    const { session } = setUp('s1');
    localStorage.setItem('cv-sid', 's2');
    session.end('loggedOut');
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it('reports each change until the listener is removed', () => {
    const { session } = setUp('s1');
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.state().status));
    session.end('ended');
    stop();
    session.end('ended');
    expect(seen).toEqual(['signedOut']);
  });

  it('is left alone where there is no server to ask', async () => {
    localStorage.setItem('cv-sid', 's1');
    const session = createConsoleSession({ store: createSessionStore(), askUser: null });
    expect(await session.settled()).toEqual({ status: 'signedOut', because: 'none' });
    expect(localStorage.getItem('cv-sid')).toBe('s1');
  });
});

describe('a server that is away when the page loads', () => {
  const away = () => new ApiError('status', 'GET /userinfo', { status: 503 });
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is asked again, the page says so, and the session is kept', async () => {
    const { session, question, questions } = setUp('s1');
    const settled = session.settled();
    question(0).fail(away());
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toEqual({ status: 'unknown', isServerUnreachable: true });
    await vi.advanceTimersByTimeAsync(1000);
    question(1).fail(new ApiError('network', 'GET /userinfo', {}));
    await vi.advanceTimersByTimeAsync(1000);
    question(2).answer(ada);
    expect(await settled).toEqual({ status: 'signedIn', user: ada });
    expect(localStorage.getItem('cv-sid')).toBe('s1');
    expect(questions).toHaveLength(3);
  });

  it.each([
    ['a page or half an answer', new ApiError('format', 'GET /userinfo', { status: 200 })],
    ['an answer about something else', new ApiError('shape', 'GET /userinfo', { answeredJson: true })],
    ['the 404 page of a proxy', new ApiError('status', 'GET /userinfo', { status: 404 })],
    ['too many requests', new ApiError('refused', 'GET /userinfo', { status: 429, serverText: 'Slow down' })],
  ])('is asked again after %s, which refuses nobody', async (_, error) => {
    const { session, question } = setUp('s1');
    const settled = session.settled();
    question(0).fail(error);
    await vi.advanceTimersByTimeAsync(1000);
    question(1).answer(ada);
    expect(await settled).toEqual({ status: 'signedIn', user: ada });
    expect(localStorage.getItem('cv-sid')).toBe('s1');
  });

  it('counts as a failure after 20 s', async () => {
    const { session, questions } = setUp('s1');
    const settled = session.settled();
    const start = Date.now();
    let asked = 0;
    while (session.state().status === 'unknown') {
      for (; asked < questions.length; asked++) questions[asked]?.fail(away());
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(Date.now() - start).toBeGreaterThan(18_000);
    expect(Date.now() - start).toBeLessThanOrEqual(21_000);
    expect(await settled).toEqual({ status: 'signedOut', because: 'unconfirmed' });
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it.each([
    ['a refusal', new ApiError('status', 'GET /userinfo', { status: 401 }), 'unconfirmed'],
    ['a session error', new ApiError('session', 'GET /userinfo', { status: 200 }), 'ended'],
    [
      'words of the server',
      new ApiError('refused', 'GET /userinfo', { status: 500, serverText: 'No' }),
      'unconfirmed',
    ],
  ])('is not asked again after %s, and says why it has ended', async (_, error, because) => {
    const { session, question, questions } = setUp('s1');
    const settled = session.settled();
    question(0).fail(error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(questions).toHaveLength(1);
    expect(await settled).toEqual({ status: 'signedOut', because });
  });

  it('is not asked again once the session has ended', async () => {
    const { session, question, questions } = setUp('s1');
    const settled = session.settled();
    question(0).fail(away());
    await vi.advanceTimersByTimeAsync(0);
    session.end('loggedOut');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await settled).toEqual({ status: 'signedOut', because: 'loggedOut' });
    expect(questions).toHaveLength(1);
  });
});
