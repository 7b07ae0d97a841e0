import { type CurrentUser, createSessionStore } from '@timemap/admin-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConsoleSession } from './console-session.ts';
import { followTabs } from './follow-tabs.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

const ada: CurrentUser = { id: 1, username: 'ada', isAdmin: true, isVerified: true };
let stop = () => {};

function storeElsewhere(sessionId: string | null) {
  if (sessionId === null) localStorage.removeItem('cv-sid');
  else localStorage.setItem('cv-sid', sessionId);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cv-sid', storageArea: localStorage }));
}

async function setUp(stored: string | null = 's1') {
  if (stored !== null) localStorage.setItem('cv-sid', stored);
  const asked: (string | null)[] = [];
  const page = {
    reloads: 0,
    pathname: () => '/organizations',
    now: () => 0,
    reload: () => void page.reloads++,
  };
  const store = createSessionStore();
  const session = createConsoleSession({
    store,
    askUser: async () => {
      asked.push(session.sessionId());
      return ada;
    },
  });
  stop = followTabs({ session, store, page });
  await session.settled();
  const sent: string[] = [];
  const guarded = createGuardedFetch({
    session: () => session,
    page,
    fetch: async (input) => {
      sent.push(String(input));
      return new Response('{}');
    },
  });
  return { page, store, session, asked, sent, guarded };
}

beforeEach(() => localStorage.clear());
afterEach(() => stop());

describe('several tabs', () => {
  it('are all signed out when the session is removed in one', async () => {
    const { page, session } = await setUp();
    storeElsewhere(null);
    expect(session.state()).toEqual({ status: 'signedOut', because: 'ended' });
    expect(page.reloads).toBe(0);
  });

  it('reload when someone else logs in in one of them (T13)', async () => {
    const { page } = await setUp();
    storeElsewhere('s2');
    expect(page.reloads).toBe(1);
  });

  it('leave the login page when someone logs in elsewhere', async () => {
    const { page } = await setUp(null);
    storeElsewhere('s2');
    expect(page.reloads).toBe(1);
  });

  it('take no notice of what they did themselves', async () => {
    const { page, session } = await setUp();
    await session.start('s3');
    session.end('loggedOut');
    expect(page.reloads).toBe(0);
    expect(session.state()).toEqual({ status: 'signedOut', because: 'loggedOut' });
  });

  it('send nothing as someone else, even before they hear of the change (T13)', async () => {
    const { page, sent, guarded } = await setUp();
    await guarded('https://api.test/organizations');
    localStorage.setItem('cv-sid', 's2');
    await expect(guarded('https://api.test/licenses')).rejects.toThrow('another tab');
    expect(sent).toEqual(['https://api.test/organizations']);
    expect(page.reloads).toBe(1);
  });
});

describe('a page that follows no more', () => {
  it('ignores other tabs, and its own return', async () => {
    const { page, session, asked } = await setUp();
    stop();
    storeElsewhere('s2');
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: true });
    window.dispatchEvent(event);
    expect(page.reloads).toBe(0);
    expect(session.state().status).toBe('signedIn');
    expect(asked).toEqual(['s1']);
  });
});

describe('a page that comes back from the back-forward cache', () => {
  const comeBack = (persisted: boolean) => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: persisted });
    window.dispatchEvent(event);
  };

  it('is checked again (T38)', async () => {
    const { asked } = await setUp();
    comeBack(true);
    expect(asked).toEqual(['s1', 's1']);
  });

  it('shows nothing more of a session that has ended (T38)', async () => {
    const { session, asked } = await setUp();
    localStorage.removeItem('cv-sid');
    comeBack(true);
    expect(session.state().status).toBe('signedOut');
    expect(asked).toEqual(['s1']);
  });

  it('reloads when another session has started', async () => {
    const { page } = await setUp();
    localStorage.setItem('cv-sid', 's2');
    comeBack(true);
    expect(page.reloads).toBe(1);
  });

  it('stays as it is when nothing has changed', async () => {
    const { page, session } = await setUp();
    comeBack(true);
    await session.settled();
    expect(page.reloads).toBe(0);
    expect(session.state().status).toBe('signedIn');
  });

  it('is not checked when it was loaded in the ordinary way', async () => {
    const { asked } = await setUp();
    comeBack(false);
    expect(asked).toEqual(['s1']);
  });
});
