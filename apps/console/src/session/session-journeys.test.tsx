import { act, screen, waitFor } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
// jsdom knows that a popover is closed, but not how to open it.
const logoutButton = () => screen.getByRole('button', { name: 'Logout', hidden: true });

describe('Logout', () => {
  it('removes the session and goes to the login page without a request', async () => {
    const opened = await openConsole('/organizations?tab=projects', { as: 'globalAdmin' });
    await heading('Organizations');
    await screen.findByRole('treeitem', { name: /Northwind/ });
    const before = opened.operations().length;
    await opened.user.click(logoutButton());
    await heading('Log in');
    expect(opened.address()).toBe('/pages/login');
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(opened.operations()).toHaveLength(before);
    expect(screen.queryByRole('treeitem')).toBeNull();
  });

  it('clears drafts, and loads everything again for the next person (T38)', async () => {
    const opened = await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    await screen.findByRole('treeitem', { name: /Northwind/ });
    opened.runtime.draftsOf(1).save('form', 'half');
    await opened.user.click(logoutButton());
    await heading('Log in');
    expect(sessionStorage.getItem('draft/1/form')).toBeNull();
    await opened.user.type(screen.getByRole('textbox', { name: 'Username or email' }), 'mia');
    await opened.user.type(screen.getByLabelText('Password'), 'mia-demo{Enter}');
    await heading('Organizations');
    await waitFor(() => expect(opened.operations()).toContain('GET /organizations'));
    expect(screen.queryByText('Admin Dashboard')).toBeNull();
  });

  it('does not lead the next person to the page where this one was', async () => {
    const opened = await openConsole('/tickets?tickets.filter=smith', { as: 'globalAdmin' });
    await opened.user.click(await waitFor(logoutButton));
    await heading('Log in');
    await opened.user.type(screen.getByRole('textbox', { name: 'Username or email' }), 'mia');
    await opened.user.type(screen.getByLabelText('Password'), 'mia-demo{Enter}');
    await heading('Organizations');
    expect(opened.address()).toBe('/organizations');
    expect(screen.queryByText('Only global admins can open that page.')).toBeNull();
  });

  it('is not taken for a session that ended before, after a login in another tab', async () => {
    const opened = await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    sessionStorage.setItem('session-ended-at', '1000000');
    await opened.user.click(logoutButton());
    await heading('Log in');
    expect(sessionStorage.getItem('session-ended-at')).toBeNull();
  });

  it('in another tab leads to the login page here too, and then back to the page', async () => {
    const opened = await openConsole('/organizations?tab=projects', { as: 'member' });
    await heading('Organizations');
    localStorage.removeItem('cv-sid');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cv-sid', storageArea: localStorage }));
    await heading('Log in');
    expect(opened.address()).toBe('/pages/login?redirect=%2Forganizations%3Ftab%3Dprojects');
    expect(screen.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  });
});

describe('a session that ends while the page opens', () => {
  it('between the guards and the first render leads to the login page', async () => {
    const opened = await openConsole('/organizations', { as: 'member' });
    const stop = opened.router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      opened.runtime.session.end('ended');
    });
    await heading('Log in');
    expect(opened.address()).toBe('/pages/login?redirect=%2Forganizations');
  });

  it('between the first render and its effects leads to the login page', async () => {
    const { runtime, address } = await openConsole('/organizations', { as: 'member' });
    const subscribe = vi.spyOn(runtime.session, 'subscribe').mockImplementationOnce((listener) => {
      runtime.session.end('ended');
      return runtime.session.subscribe(listener);
    });
    await heading('Log in');
    expect(subscribe).toHaveBeenCalled();
    expect(address()).toBe('/pages/login?redirect=%2Forganizations');
  });
});

it('begins and ends where the browser denies channels', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const opened = await openConsole('/organizations', { as: 'member' });
  await heading('Organizations');
  await opened.user.click(logoutButton());
  await heading('Log in');
});

describe('a session that ends on the server', () => {
  it.each([
    ['Invalid session', 200],
    ['Not signed in', 200],
    ['Invalid session', 400],
    ['Not signed in', 400],
  ])('by %j with status %i reloads the page once and keeps drafts', async (text, status) => {
    const opened = await openConsole('/organizations', {
      as: 'globalAdmin',
      scenarios: [fail('GET /organizations/admin/all', text, status)],
    });
    opened.runtime.draftsOf(1).save('form', 'half');
    await waitFor(() => expect(opened.page.reloads).toBe(1));
    await heading('Log in');
    expect(localStorage.getItem('cv-sid')).toBeNull();
    expect(opened.page.reloads).toBe(1);
    expect(opened.runtime.draftsOf(1).load('form')).toBe('half');
    expect(opened.address()).toBe('/pages/login?redirect=%2Forganizations');
  });
});

describe('an access error', () => {
  it('sends the user to the base route', async () => {
    const opened = await openConsole('/organizations?organization=5', {
      as: 'member',
      scenarios: [fail('GET /organizations/{id}', 'User does not have access to organization')],
    });
    await waitFor(() => expect(opened.address()).toBe('/organizations'));
    expect(opened.page.reloads).toBe(0);
  });
});

describe('a global administrator who has lost the right', () => {
  const loseRight = ({ server }: Awaited<ReturnType<typeof openConsole>>) => {
    const ada = server.db.users.get(1);
    if (ada) ada.status &= ~128;
  };

  it('is led away with a sentence once a refusal and the server agree [spoken]', async () => {
    const opened = await openConsole('/global/users', { as: 'globalAdmin' });
    const reload = await screen.findByRole('button', { name: 'Refresh users' });
    loseRight(opened);
    await opened.user.click(reload);
    await heading('Organizations');
    // With one organization, the page goes on to it once the list is there.
    expect(opened.address()).toMatch(/^\/organizations(\?|$)/);
    expect(await screen.findByText(/^You are no longer a global admin/)).toBeVisible();
    expect(screen.queryByText('Only global admins can open that page.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
    expect(opened.page.reloads).toBe(0);
    expect(localStorage.getItem('cv-sid')).not.toBeNull();
  });

  it('of their own accord is led away as soon as the server has it', async () => {
    const opened = await openConsole('/global/users/1', { as: 'globalAdmin' });
    await opened.user.click(await screen.findByRole('button', { name: 'Unlock' }));
    await opened.user.click(screen.getByRole('checkbox', { name: 'Global admin' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Remove Global Admin' }));
    await heading('Organizations');
    expect(await screen.findByText(/^You are no longer a global admin/)).toBeVisible();
    expect(opened.page.reloads).toBe(0);
  });

  it.each([400, 401, 403])('is led away by a refusal with %i, of a write too', async (status) => {
    const opened = await openConsole('/global/users/3', { as: 'globalAdmin' });
    const box = await screen.findByRole('checkbox', { name: 'Grandfathered' });
    loseRight(opened);
    for (const operation of ['GET /global/users/{id}', 'POST /global/users/grandfathered'] as const)
      opened.server.use(fail(operation, 'Staff only', status));
    await opened.user.click(box);
    expect(await screen.findByText(/^You are no longer a global admin/)).toBeVisible();
    // Their only organization is opened.
    await waitFor(() => expect(opened.address()).toBe('/organizations?organization=1'));
    expect(screen.getByText(/^You are no longer a global admin/)).toBeVisible();
  });

  it('stays where the refusal was about something else, and the server is asked once', async () => {
    const opened = await openConsole('/global/users', { as: 'globalAdmin' });
    const reload = await screen.findByRole('button', { name: 'Refresh users' });
    opened.server.use(fail('GET /global/users', 'Not from this network', 403));
    await opened.user.click(reload);
    await screen.findByText(/Not from this network/);
    await waitFor(() =>
      expect(opened.operations().filter((name) => name === 'GET /userinfo')).toHaveLength(2),
    );
    expect(opened.address()).toBe('/global/users');
    expect(screen.queryByText(/no longer a global admin/)).toBeNull();
  });
});

describe('a session that ends in another tab while a change is under way', () => {
  it('says on the login page that the change may have been made', async () => {
    const opened = await openConsole('/global/users', { as: 'globalAdmin' });
    const [box] = await screen.findAllByRole('checkbox', { name: 'Grandfathered' });
    opened.server.hold('POST /global/users/grandfathered');
    await opened.user.click(box as HTMLElement);
    await waitFor(() => expect(opened.operations()).toContain('POST /global/users/grandfathered'));
    localStorage.removeItem('cv-sid');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'cv-sid', storageArea: localStorage }));
    });
    await heading('Log in');
    expect(screen.getByText(/^A change was still under way when the session ended/)).toBeVisible();
  });
});

describe('a browser that keeps nothing', () => {
  it.each(['a draft', 'the session'])('is said once when it refuses %s', async (what) => {
    const refusing = () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    const opened = await openConsole('/organizations', what === 'a draft' ? { as: 'member' } : {});
    await heading(what === 'a draft' ? 'Organizations' : 'Log in');
    const full = refusing();
    onTestFinished(() => full.mockRestore());
    if (what === 'a draft') {
      const drafts = opened.runtime.draftsOf(3);
      act(() => drafts.save('form', 'h'));
      act(() => drafts.save('form', 'ha'));
    } else {
      await opened.user.type(screen.getByRole('textbox', { name: 'Username or email' }), 'mia');
      await opened.user.type(screen.getByLabelText('Password'), 'mia-demo{Enter}');
      await heading('Organizations');
    }
    expect(await screen.findAllByText(/^This browser keeps nothing/)).toHaveLength(1);
  });
});
