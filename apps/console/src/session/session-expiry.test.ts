import { createSessionStore, type Operation } from '@timemap/admin-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsoleSession } from './console-session.ts';
import { createSessionExpiry } from './session-expiry.ts';
import { createTabStorage } from './tab-storage.ts';
import { createUserDrafts } from './user-drafts.ts';

function setUp({ pathname = '/organizations', now = 1_000_000 } = {}) {
  localStorage.setItem('cv-sid', 's1');
  const storage = createTabStorage();
  const page = { reloads: 0, pathname: () => pathname, now: () => now, reload: () => void page.reloads++ };
  const session = createConsoleSession({
    store: createSessionStore(),
    askUser: async () => ({ id: 1, username: 'ada', isAdmin: true, isVerified: true }),
  });
  const expiry = createSessionExpiry({ session: () => session, storage, page });
  const say = (operation: Operation = 'GET /organizations', sessionId: string | null = 's1') =>
    expiry.onSessionInvalid({ operation, sessionId });
  return { storage, page, session, expiry, say };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session that the server no longer knows', () => {
  it('is removed and the page reloads', () => {
    const { page, session, say } = setUp();
    say();
    expect(page.reloads).toBe(1);
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', because: 'ended' });
  });

  it('reloads the page once for many answers at a time (T14)', () => {
    const { page, say } = setUp();
    for (let answer = 0; answer < 6; answer++) say();
    expect(page.reloads).toBe(1);
  });

  it.each(['/', '/pages/login', '/pages/login/'])('does not reload on %s', (pathname) => {
    const { page, session, say } = setUp({ pathname });
    say();
    expect(page.reloads).toBe(0);
    expect(session.sessionId()).toBe('s1');
  });

  it.each(['GET /userinfo', 'POST /login'] as const)('leaves %s to those who asked', (operation) => {
    const { page, say } = setUp();
    say(operation);
    expect(page.reloads).toBe(0);
  });

  it('is not taken for the present one when the answer is late', () => {
    const { page, session, say } = setUp();
    say('GET /organizations', 's0');
    say('GET /organizations', null);
    expect(page.reloads).toBe(0);
    expect(session.sessionId()).toBe('s1');
  });

  it('neither ends nor reloads after an answer to a call without a session, while nobody is signed in', () => {
    const { page, session, expiry, say } = setUp();
    session.end('loggedOut');
    say('GET /organizations', null);
    expect(page.reloads).toBe(0);
    expect(expiry.hasJustEnded()).toBe(false);
    expect(session.state()).toEqual({ status: 'signedOut', because: 'loggedOut' });
  });

  it('does not reload again and again when a reload does not help (T14)', () => {
    setUp().say();
    const soon = setUp({ now: 1_020_000 });
    soon.say();
    expect(soon.page.reloads).toBe(0);
    expect(soon.session.state().status).toBe('signedOut');
  });

  it('reloads again after a login, and after a while', () => {
    setUp().say();
    const loggedIn = setUp({ now: 1_010_000 });
    loggedIn.expiry.clear();
    loggedIn.say();
    expect(loggedIn.page.reloads).toBe(1);
    const later = setUp({ now: 1_040_000 });
    later.say();
    expect(later.page.reloads).toBe(1);
    const soonAfter = setUp({ now: 1_069_999 });
    soonAfter.say();
    expect(soonAfter.page.reloads).toBe(0);
  });

  it('keeps what was typed, and lets the login page say why it is there (T14)', () => {
    const { storage, expiry, say } = setUp();
    createUserDrafts(storage, 1).save('form', 'half');
    expect(expiry.hasJustEnded()).toBe(false);
    say();
    expect(createUserDrafts(createTabStorage(), 1).load('form')).toBe('half');
    const { expiry: afterReload } = setUp();
    expect(afterReload.hasJustEnded()).toBe(true);
    expect({ ...sessionStorage }).toMatchObject({ 'session-ended-at': '1000000' });
    afterReload.clear();
    expect(afterReload.hasJustEnded()).toBe(false);
  });
});
