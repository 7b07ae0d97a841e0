import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the projects of an organization at an address of their own', () => {
  it('are shown to everyone who is signed in', async () => {
    await openConsole('/organizations/projects/2', { as: 'member' });
    expect(await screen.findByRole('rowheader', { name: 'Harbour Walk' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Project' })).toBeNull();
  });

  it('are reached from the Administration tab, and link back', async () => {
    const { user, address } = await openConsole('/organizations?organization=2', { as: 'orgAdmin' });
    await user.click(await screen.findByRole('link', { name: 'View/Manage Projects' }));
    await screen.findByRole('rowheader', { name: 'Harbour Walk' });
    expect(address()).toBe('/organizations/projects/2');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Harbour City Schools' }));
    await waitFor(() => expect(address()).toBe('/organizations?organization=2'));
  });

  it('are in the tab too, for members', async () => {
    await openConsole('/organizations?organization=2&tab=projects', { as: 'member' });
    expect(await screen.findByRole('rowheader', { name: 'Harbour Walk' })).toBeVisible();
  });

  it('keep filter and order in the address', async () => {
    const { user, address } = await openConsole('/organizations/projects/2?filter=railways&sort=name', {
      as: 'orgAdmin',
    });
    await screen.findByRole('rowheader', { name: 'Ottoman Railways: Atlas 18' });
    expect(names()).toEqual(['Ottoman Railways: Atlas 18', 'Ottoman Railways: Atlas 20']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/organizations/projects/2?filter=railways'));
  });

  it('send people without access to the root', async () => {
    const { address } = await openConsole('/organizations/projects/2', {
      as: 'orgAdmin',
      scenarios: [fail('GET /organizations/{id}/projects', 'User does not have access to organization')],
    });
    await waitFor(() => expect(address()).toBe('/organizations'));
  });

  it.each(['abc', '1e3', '-1'])('are not those of organization %s', async (id) => {
    const { operations } = await openConsole(`/organizations/projects/${id}`, { as: 'orgAdmin' });
    expect(await screen.findByText("Oops! You're lost.")).toBeVisible();
    expect(operations().filter((operation) => operation?.includes('{id}'))).toEqual([]);
  });
});
