import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter, openAt } from '../../testing/enter-command.ts';
import type { openConsole } from '../../testing/open-console.tsx';

const writes = ({ operations }: Awaited<ReturnType<typeof openConsole>>) =>
  operations().filter((operation) => operation?.startsWith('GET') === false);

describe('what the palette does', () => {
  it('opens the dialog that adds a user to the organization on the screen', async () => {
    const opened = await openAt('/organizations?organization=2', 'Harbour City Schools');
    await screen.findByRole('tablist');
    await enter(opened, 'add user to', /^Add User to /);
    expect(await screen.findByRole('dialog', { name: /^Add User/ })).toBeVisible();
    expect(opened.address()).toBe('/organizations/users/2?add');
  });

  it('asks before one acts as a user that was loaded, and finds the user first without the verb', async () => {
    const opened = await openAt('/global/users', 'Users');
    await screen.findAllByRole('row');
    await enter(opened, 'login as uma', /^Log In as uma/);
    expect(await screen.findByRole('dialog', { name: /^Log in as uma/ })).toBeVisible();
    expect(writes(opened)).toEqual([]);
    await opened.user.keyboard('{Escape}');
    await enter(opened, 'uma', /^uma/);
    await waitFor(() => expect(opened.address()).toMatch(/^\/global\/users\/\d+$/));
  });

  it('lists the keys, and what was done', async () => {
    const opened = await openAt('/organizations', 'Organizations');
    await enter(opened, 'keyboard short', 'Keyboard Shortcuts');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    const [close] = within(keys).getAllByRole('button', { name: 'Close' });
    await opened.user.click(close as HTMLElement);
    await enter(opened, 'show activity', 'Show activity');
    expect(await screen.findByRole('dialog', { name: 'Activity' })).toBeVisible();
  });

  it('widens the sidebar and narrows it again', async () => {
    const opened = await openAt('/organizations', 'Organizations');
    await enter(opened, 'widen sidebar', 'Widen sidebar');
    await waitFor(() => expect(opened.runtime.preferences.get().sidebar).toBe('open'));
    await enter(opened, 'narrow sidebar', 'Narrow sidebar');
    await waitFor(() => expect(opened.runtime.preferences.get().sidebar).toBe('rail'));
  });

  it('goes to the statistics and loads them again', async () => {
    const opened = await openAt('/stats', 'Statistics');
    const loads = () => opened.operations().filter((operation) => operation?.startsWith('GET /admin/stats/'));
    await waitFor(() => expect(loads().length).toBeGreaterThan(0));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const before = loads().length;
    await enter(opened, 'refresh stat', 'Refresh statistics');
    await waitFor(() => expect(loads().length).toBeGreaterThan(before));
    expect(opened.address()).toBe('/stats');
  });

  it('changes the theme', async () => {
    const opened = await openAt('/organizations', 'Organizations');
    await enter(opened, 'theme dark', 'Theme: Dark');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  });

  it('creates a root organization from any page', async () => {
    const opened = await openAt('/stats', 'Statistics');
    screen.getByRole('button', { name: 'Search' }).focus();
    await enter(opened, 'create org', 'Create New Root Organization');
    const [name, owner] = await screen.findAllByRole('textbox');
    await opened.user.type(name as HTMLElement, 'Palette College');
    await opened.user.type(owner as HTMLElement, 'ada{Enter}');
    await waitFor(() => expect(opened.operations()).toContain('POST /organizations/create'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  });

  it('logs out', async () => {
    const opened = await openAt('/stats', 'Statistics');
    await enter(opened, 'log out', 'Logout');
    await waitFor(() => expect(opened.address()).toMatch(/^\/pages\/login/));
  });
});
