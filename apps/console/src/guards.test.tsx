import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, drop, fail, html, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConsole } from '../testing/open-console.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a visitor without a session', () => {
  it.each([
    '/organizations?organization=7&tab=users',
    '/',
    '/global',
    '/global/users/5',
    '/admindash',
    '/dashboard',
    '/organizations/users',
    '/nowhere',
  ])('of %s is sent to the login page and remembered', async (wanted) => {
    const { address, operations } = await openConsole(wanted);
    await heading('Log in');
    expect(address()).toBe(`/pages/login?redirect=${encodeURIComponent(wanted).replaceAll('%20', '+')}`);
    expect(operations()).toEqual([]);
  });

  it.each([
    ['/pages/404', "Oops! You're lost.", 'The page you are looking for was not found.'],
    ['/pages/500', 'Houston, we have a problem!', 'The page you are looking for is temporarily unavailable.'],
  ])('may open %s', async (path, title, text) => {
    const { address } = await openConsole(path);
    await heading(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(address()).toBe(path);
  });
});

describe('the organizations', () => {
  it.each(['globalAdmin', 'orgAdmin', 'member', 'unverified'] as const)(
    'open for %s, who stays there',
    async (account) => {
      const { address } = await openConsole('/organizations', { as: account });
      await heading('Organizations');
      expect(address()).toBe('/organizations');
    },
  );
});

describe('the base route', () => {
  it.each(['orgAdmin', 'member', 'unverified'] as const)('sends %s to the organizations', async (account) => {
    const { address } = await openConsole('/', { as: account });
    await heading('Organizations');
    expect(address()).toBe('/organizations');
  });

  it('sends global admins to the global staff area (B §2)', async () => {
    const { address } = await openConsole('/', { as: 'globalAdmin' });
    await heading('Global Admin');
    expect(address()).toBe('/global');
  });

  it.each([
    '/dashboard',
    '/testbed',
    '/organizations/users',
    '/organizations/projects',
    '/organizations/users/',
  ])('or organizations is where %s leads', async (path) => {
    const { address } = await openConsole(path, { as: 'member' });
    await heading('Organizations');
    expect(address()).toBe('/organizations');
  });
});

describe('the areas of global admins', () => {
  it.each(['/global', '/global/users', '/global/users/5', '/admindash'])(
    'send everyone else from %s to the base route',
    async (path) => {
      const { address } = await openConsole(path, { as: 'orgAdmin' });
      await heading('Organizations');
      expect(address()).toBe('/organizations');
      const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
      expect(await notices.findByText('Only global admins can open that page.')).toBeVisible();
    },
  );

  it('let global administrators in', async () => {
    const { address } = await openConsole('/global/nothing-here', { as: 'globalAdmin' });
    await heading("Oops! You're lost.");
    expect(address()).toBe('/global/nothing-here');
  });
});

describe('an address that the console does not have', () => {
  it.each(['/nowhere', '/charts', '/theme/colors', '/base/cards', '/users', '/organizations/7/nothing'])(
    'such as %s shows the 404 page inside the shell',
    async (path) => {
      await openConsole(path, { as: 'member' });
      await heading("Oops! You're lost.");
      expect(screen.getByText('The page you are looking for was not found.')).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    },
  );
});

const ENDED = 'Your session has ended. Log in to continue.';
const UNCONFIRMED = 'Your session could not be checked. Log in again.';

describe('a session that is being checked', () => {
  it('shows nothing of a page until it is known (T18)', async () => {
    const { operations } = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [never('GET /userinfo')],
    });
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    await waitFor(() => expect(operations()).toEqual(['GET /userinfo']));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('Admin Dashboard')).toBeNull();
  });

  it('shows a member no trace of the admin navigation while it is known late (T18)', async () => {
    await openConsole('/global', { as: 'member', scenarios: [delay('GET /userinfo', 50)] });
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await heading('Organizations');
    watch.disconnect();
    expect(seen.filter((text) => /Admin Dashboard|Global Admin|Support Tickets/.test(text))).toEqual([]);
  });

  it.each([
    ['refused', fail('GET /userinfo', 'Invalid session', 200), ENDED],
    ['refused with a status', fail('GET /userinfo', 'Not signed in', 400), ENDED],
    ['refused for another reason', fail('GET /userinfo', 'Account locked', 403), UNCONFIRMED],
  ])('and is %s is removed, without a reload', async (_, scenario, notice) => {
    const { address, page, operations } = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [scenario],
    });
    await heading('Log in');
    expect(screen.getByText(notice)).toBeVisible();
    expect(address()).toBe('/pages/login?redirect=%2Forganizations');
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(page.reloads).toBe(0);
    expect(operations()).toEqual(['GET /userinfo']);
  });

  it.each([
    ['a lost connection', drop('GET /userinfo', { times: 2 })],
    ['a page of HTML', html('GET /userinfo', 502, { times: 2 })],
  ])('outlives %s twice (T15)', async (_, scenario) => {
    const { operations } = await openConsole('/organizations', { as: 'member', scenarios: [scenario] });
    await heading('Organizations');
    expect(operations().filter((name) => name === 'GET /userinfo')).toHaveLength(3);
  });

  it.each([
    ['a lost connection', drop('GET /userinfo')],
    ['a page of HTML', html('GET /userinfo', 502)],
  ])('ends with %s that lasts for 20 s (T15)', async (_, scenario) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { operations } = await openConsole('/organizations', { as: 'member', scenarios: [scenario] });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(localStorage.getItem('cv-sid')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    await heading('Log in');
    expect(new Set(operations())).toEqual(new Set(['GET /userinfo']));
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });
});
