import { screen, waitFor } from '@testing-library/react';
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
    await enter(opened, 'login as uma', /^Log in as uma/);
    expect(await screen.findByRole('dialog', { name: /^Log in as uma/ })).toBeVisible();
    expect(writes(opened)).toEqual([]);
    await opened.user.keyboard('{Escape}');
    await enter(opened, 'uma', /^uma/);
    await waitFor(() => expect(opened.address()).toMatch(/^\/global\/users\/\d+$/));
  });

  it('opens the very project that was found', async () => {
    const opened = await openAt('/global/projects', 'Projects');
    const name = 'Harbour Walk';
    await screen.findByRole('row', { name: new RegExp(name) });
    await enter(opened, name.toLowerCase(), new RegExp(`^${name}`));
    await waitFor(() => expect(opened.address()).toMatch(/^\/global\/projects\?project=\d+$/));
    expect(await screen.findByRole('dialog', { name: new RegExp(name) })).toBeVisible();
  });
});
