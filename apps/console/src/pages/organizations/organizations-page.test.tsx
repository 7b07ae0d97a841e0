import { screen, waitFor } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

it('Back shows the section of the address again, which names none for the first', async () => {
  const { user, router, address } = await openConsole('/organizations?organization=2', { as: 'orgAdmin' });
  await user.click(await screen.findByRole('tab', { name: 'Projects' }));
  await waitFor(() => expect(address()).toBe('/organizations?organization=2&tab=projects'));
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/organizations?organization=2'));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Administration' })).toHaveAttribute('aria-selected', 'true'),
  );
});

it('keeps the filter of a table while another tab is shown, and drops it with the organization', async () => {
  const { user, address } = await openConsole(
    '/organizations?organization=2&tab=users&org-users.filter=mia',
    { as: 'orgAdmin' },
  );
  await user.click(await screen.findByRole('tab', { name: 'Projects' }));
  // The address changes before the tab does, and a click on a tab that is still selected does nothing.
  await screen.findByRole('tab', { name: 'Projects', selected: true });
  expect(address()).toContain('tab=projects');
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  expect(await screen.findByRole('searchbox', { name: /users/i })).toHaveValue('mia');
  const [other] = (await screen.findAllByRole('treeitem')).filter(
    (item) => item.getAttribute('aria-selected') !== 'true',
  );
  await user.click(other as HTMLElement);
  await waitFor(() => expect(address()).not.toContain('filter'));
});

it('opens the only organization of a person in place of the address, so that Back leaves it', async () => {
  const { router, address } = await openConsole('/stats', { as: 'unverified' });
  await screen.findByRole('heading', { level: 1, name: 'Statistics' });
  await router.navigate('/organizations');
  await waitFor(() => expect(address()).toBe('/organizations?organization=201'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Old Town School' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/stats'));
});

it('does not open the only organization again where the server refuses it', async () => {
  const { operations, address } = await openConsole('/organizations', {
    as: 'unverified',
    scenarios: [fail('GET /organizations/{id}', 'User does not have access to organization')],
  });
  expect(await screen.findByText('You do not have access to that organization.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/organizations'));
  expect(await screen.findByText('Select an organization to continue')).toBeVisible();
  expect(operations().filter((operation) => operation === 'GET /organizations/{id}')).toHaveLength(1);
});
