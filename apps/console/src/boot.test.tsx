// @vitest-environment jsdom
// These tests load React again. A different address gives the file its own worker.
// @vitest-environment-options { "url": "http://console.test/" }
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AccountName, createMockServer } from '@timemap/admin-mock';
import { fail, type Scenario } from '@timemap/admin-mock/scenarios';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const mutable = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const leave: (() => unknown)[] = [];

beforeEach(() => {
  vi.resetModules();
  mutable.IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(() => {
  for (const undo of leave.splice(0).toReversed()) undo();
  vi.doUnmock('react-dom/client');
  vi.doUnmock('react-router/dom');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  mutable.IS_REACT_ACT_ENVIRONMENT = true;
});

function failToLoad(script: 'react-dom/client' | 'react-router/dom'): void {
  vi.doMock(script, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

function leavePageAfterTest(): void {
  for (const target of [window, document]) {
    const { calls } = vi.spyOn(target, 'addEventListener').mock;
    const listeners = () => calls.map(([type, listener]) => [type, listener] as const);
    leave.push(() => {
      for (const [type, listener] of listeners()) target.removeEventListener(type, listener);
    });
  }
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        leave.push(() => this.close());
      }
    },
  );
  vi.doMock(import('react-dom/client'), async (importOriginal) => {
    const original = await importOriginal();
    const createRoot: typeof original.createRoot = (...args) => {
      const root: Root = original.createRoot(...args);
      leave.push(() => root.unmount());
      return root;
    };
    return { ...original, createRoot };
  });
}

interface Visit {
  as?: AccountName;
  scenarios?: readonly Scenario[];
  isParsed?: boolean;
}

async function visit(address: string, { as, scenarios = [], isParsed = true }: Visit = {}) {
  const server = createMockServer({ seed: 'small', now: () => new Date('2026-03-02T09:30:00Z') });
  server.use(...scenarios);
  if (as !== undefined) localStorage.setItem('cv-sid', server.signIn(as));
  const answer = async (input: string, init?: RequestInit) =>
    input === '/config.json'
      ? Response.json({ apiBaseUrl: 'https://api.test', mainAppUrl: 'https://app.test/' })
      : server.fetch(new Request(input, init));
  vi.stubGlobal('fetch', vi.fn(answer));
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  container.id = 'console';
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const endDocument = () => {
    document.body.append(container);
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
  if (isParsed) endDocument();
  await import('./boot.ts');
  return { endDocument, operations: () => server.requests().map(({ operation }) => operation) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a visit without a session', () => {
  it('begins with the login page, asks the server nothing, and goes on to the wanted page', async () => {
    leavePageAfterTest();
    const user = userEvent.setup();
    const { operations } = await visit('/organizations');
    await heading('Log in');
    expect(window.location.search).toBe('?redirect=%2Forganizations');
    window.dispatchEvent(new Event('load'));
    expect(operations()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Username or email' }), 'mia');
    await user.type(screen.getByLabelText('Password'), 'mia-demo{Enter}');
    await heading('Organizations');
    expect(window.location.pathname).toBe('/organizations');
  });

  it('waits for the end of the document, which has the place of the console', async () => {
    leavePageAfterTest();
    const { endDocument } = await visit('/organizations', { isParsed: false });
    await import('./main.tsx');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    endDocument();
    await heading('Log in');
  });

  it.each([
    ['/pages/404', "Oops! You're lost."],
    ['/pages/500', 'Houston, we have a problem!'],
  ])('shows %s, which needs none', async (address, title) => {
    leavePageAfterTest();
    const { operations } = await visit(address);
    await heading(title);
    expect(window.location.pathname).toBe(address);
    expect(operations()).toEqual([]);
  });
});

describe('a visit with a session', () => {
  it.each([
    ['member', '/', 'Organizations', 'GET /organizations'],
    ['globalAdmin', '/', 'Global Admin', 'GET /enterprise'],
    ['globalAdmin', '/stats', 'Statistics', 'GET /admin/stats/general'],
  ] as const)(
    'of a %s to %s shows %s, and asks who it is once, and then for the data',
    async (as, address, title, read) => {
      leavePageAfterTest();
      const { operations } = await visit(address, { as });
      await heading(title);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(operations().slice(0, 2)).toEqual(['GET /userinfo', read]);
      expect(operations().lastIndexOf('GET /userinfo')).toBe(0);
    },
  );

  it('to the page of an error asks for no data of other pages', async () => {
    leavePageAfterTest();
    const { operations } = await visit('/pages/404', { as: 'member' });
    await heading("Oops! You're lost.");
    expect(operations().filter((operation) => operation !== 'GET /userinfo')).toEqual([]);
  });

  it('that the server no longer knows ends at the login page, with no other call', async () => {
    leavePageAfterTest();
    const { operations } = await visit('/organizations', {
      as: 'member',
      scenarios: [fail('GET /userinfo', 'Invalid session', 200)],
    });
    await heading('Log in');
    expect(operations()).toEqual(['GET /userinfo']);
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it('waits for the end of the document, but sends its calls before', async () => {
    leavePageAfterTest();
    const { operations, endDocument } = await visit('/stats', { as: 'globalAdmin', isParsed: false });
    await waitFor(() => expect(operations()).toContain('GET /admin/stats/general'));
    endDocument();
    await heading('Statistics');
  });

  it('is shown in a tab in the background, which draws no frame', async () => {
    leavePageAfterTest();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    await visit('/stats', { as: 'globalAdmin' });
    await heading('Statistics');
  });
});

describe('a visit over a bad connection', () => {
  it('says so where nothing can be loaded', async () => {
    failToLoad('react-dom/client');
    await visit('/organizations', { as: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The console could not be loaded. Check the connection, then load the page again.',
    );
  });

  it('offers to load again where the pages cannot be loaded', async () => {
    leavePageAfterTest();
    failToLoad('react-router/dom');
    await visit('/organizations', { as: 'member' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByText('This page could not be shown')).toBeVisible();
  });
});
