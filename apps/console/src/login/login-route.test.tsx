import { screen, waitFor } from '@testing-library/react';
import { drop, fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

type Console = Awaited<ReturnType<typeof openConsole>>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function logIn({ user }: Console, username = 'mia', password = `${username}-demo`) {
  await heading('Log in');
  await user.type(screen.getByRole('textbox', { name: 'Username or email' }), username);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

describe('the login page', () => {
  it('goes to the base route by default', async () => {
    const opened = await openConsole('/pages/login');
    expect(await screen.findByText(/^Manage the organizations, people and projects/)).toBeVisible();
    expect(await screen.findByText(/^Look after every school/)).toBeVisible();
    await logIn(opened);
    await heading('Organizations');
    expect(opened.address()).toBe('/organizations');
    expect(Object.keys(localStorage)).toEqual(['cv-sid']);
  });

  it('goes to the page that the visitor wanted', async () => {
    const opened = await openConsole('/organizations?tab=projects');
    await logIn(opened);
    await heading('Organizations');
    expect(opened.address()).toBe('/organizations?tab=projects');
  });

  it.each(['https://evil.example/', '//evil.example/organizations', 'javascript:alert(1)', '/pages/login'])(
    'does not lead to %s (T4)',
    async (wanted) => {
      const opened = await openConsole(`/pages/login?redirect=${encodeURIComponent(wanted)}`);
      await logIn(opened);
      await heading('Organizations');
      expect(opened.address()).toBe('/organizations');
    },
  );

  it('is not in the history when going back', async () => {
    const opened = await openConsole('/pages/login');
    await logIn(opened);
    await heading('Organizations');
    expect(opened.router.state.historyAction).toBe('REPLACE');
  });

  it('sends a signed-in person to the target in the address', async () => {
    const opened = await openConsole('/pages/login?redirect=%2Fpages%2F404', { as: 'member' });
    await heading("Oops! You're lost.");
    expect(opened.address()).toBe('/pages/404');
  });

  it('sends a signed-in person back to the page they came from', async () => {
    const opened = await openConsole('/organizations?tab=projects', { as: 'member' });
    await heading('Organizations');
    await opened.router.navigate('/pages/login');
    await waitFor(() => expect(opened.address()).toBe('/organizations?tab=projects'));
  });

  it('sends every call after the login with the session as a bearer token', async () => {
    const opened = await openConsole('/pages/login');
    await logIn(opened);
    await heading('Organizations');
    await waitFor(() => expect(opened.operations()).toContain('GET /organizations'));
    const sid = localStorage.getItem('cv-sid');
    for (const { operation, headers } of opened.server.requests()) {
      expect(headers.authorization ?? null).toBe(operation === 'POST /login' ? null : `Bearer ${sid}`);
    }
  });

  it('stays when the server refuses, and the next attempt goes through', async () => {
    const opened = await openConsole('/pages/login', {
      scenarios: [fail('POST /login', 'Not signed in', 400)],
    });
    await logIn(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not signed in');
    expect(opened.page.reloads).toBe(0);
    opened.server.resetScenarios();
    await opened.user.click(screen.getByRole('button', { name: 'Login' }));
    await heading('Organizations');
  });

  it('says so when the session could not be confirmed after a login', async () => {
    const opened = await openConsole('/pages/login', { scenarios: [fail('GET /userinfo', 'No such user')] });
    await logIn(opened);
    expect(await screen.findByText('Your session could not be checked. Log in again.')).toBeVisible();
    expect(localStorage.getItem('cv-sid')).toBeNull();
  });

  it.each([
    ['names no API', () => Response.json({ apiBaseUrl: '' })],
    ['is missing', () => new Response('', { status: 404 })],
    ['cannot be read', () => new Response('<!doctype html>')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('lets nobody try where config.json %s (T60)', async (_, config) => {
    const opened = await openConsole('/organizations', { as: 'member', config });
    await heading('Log in');
    const notice = 'The environment is not properly configured. You will not be able to log in.';
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true');
    expect(opened.operations()).toEqual([]);
  });

  it('loads the page again on Retry where config.json could not be loaded', async () => {
    const opened = await openConsole('/', { config: () => new Response('', { status: 503 }) });
    await heading('Log in');
    expect(screen.getByText(/the server answered 503/)).toBeVisible();
    await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(opened.page.reloads).toBe(1);
  });

  it('says that the session lasts only as long as the page where storage is blocked (T53)', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const opened = await openConsole('/pages/login');
    await heading('Log in');
    expect(screen.getByText(/This browser blocks storage/)).toBeVisible();
    await logIn(opened);
    await heading('Organizations');
    expect(blocked).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('enables the button again without a message after a lost connection', async () => {
    const opened = await openConsole('/pages/login', { scenarios: [drop('POST /login')] });
    await logIn(opened);
    await waitFor(() => expect(opened.operations()).toEqual(['POST /login']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
