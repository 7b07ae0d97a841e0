import { screen, waitFor } from '@testing-library/react';
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
