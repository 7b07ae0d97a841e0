import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

type Console = Awaited<ReturnType<typeof openConsole>>;

async function openAt(address: string, title: string) {
  const opened = await openConsole(address, { as: 'globalAdmin' });
  await screen.findByRole('heading', { level: 1, name: title });
  return opened;
}

/** Enters the first of what is found for the letters, which has to have this name. */
async function enter({ user }: Console, letters: string, option: string | RegExp) {
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(letters);
  await screen.findByRole('option', { selected: true, name: option });
  await user.keyboard('{Enter}');
}

const writes = ({ operations }: Console) =>
  operations().filter((operation) => operation?.startsWith('GET') === false);

describe('what the palette does', () => {
  it.each([
    ['Create Coupon', '/global/coupons'],
    ['Create Enterprise Deal', '/global/enterprisedeals'],
  ])('%s: opens the dialog of the page, from wherever one is', async (name, page) => {
    const opened = await openAt('/stats', 'Statistics');
    await enter(opened, name.toLowerCase(), name);
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(opened.address()).toBe(`${page}?create`);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(opened.address()).toBe(page));
  });

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
