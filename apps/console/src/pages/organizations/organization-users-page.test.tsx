import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

describe('the users of an organization at an address of their own', () => {
  it('are shown to everyone who is signed in', async () => {
    await openConsole('/organizations/users/2', { as: 'member' });
    expect(await screen.findByRole('rowheader', { name: 'mia' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });

  it.each(['/organizations?organization=2&tab=users', '/organizations/users/2', '/organizations/projects/2'])(
    'ask once for their organization when a person enters at %s',
    async (entry) => {
      const { operations } = await openConsole(entry, { as: 'globalAdmin', readsEarly: true });
      await screen.findAllByRole('rowheader');
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(operations().filter((operation) => operation === 'GET /organizations/{id}')).toHaveLength(1);
    },
  );

  it('are reached from the Administration tab, and link back', async () => {
    const { user, address } = await openConsole('/organizations?organization=2', { as: 'orgAdmin' });
    await user.click(await screen.findByRole('link', { name: 'View/Manage Users' }));
    await screen.findByRole('rowheader', { name: 'mia' });
    expect(address()).toBe('/organizations/users/2');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Harbour City Schools' }));
    await waitFor(() => expect(address()).toBe('/organizations?organization=2'));
  });

  it('keep filter and order in the address', async () => {
    const { user, address } = await openConsole('/organizations/users/2?filter=timemap&sort=-username', {
      as: 'orgAdmin',
    });
    await screen.findByRole('rowheader', { name: 'mia' });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['oren', 'mia']);
    await user.click(screen.getByRole('button', { name: 'Username' }));
    await waitFor(() => expect(address()).toBe('/organizations/users/2?filter=timemap'));
  });

  it('send people without access to the root', async () => {
    const { address, server } = await openConsole('/organizations/users/2', {
      as: 'orgAdmin',
      scenarios: [fail('GET /organizations/{id}', 'User does not have access to organization')],
    });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(server.requests().some(({ operation }) => operation === 'GET /organizations/{id}')).toBe(true);
  });

  it.each(['abc', '1e3', '-1', '..%2Fx'])('are not those of organization %s', async (id) => {
    const { operations } = await openConsole(`/organizations/users/${id}`, { as: 'orgAdmin' });
    expect(await screen.findByText("Oops! You're lost.")).toBeVisible();
    expect(operations().filter((operation) => operation?.includes('{id}'))).toEqual([]);
  });
});
