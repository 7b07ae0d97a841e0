import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

it('says that the project of an address does not exist, and goes on as the list (B §2)', async () => {
  const { user, address } = await openConsole('/global/projects?project=999999', { as: 'globalAdmin' });
  expect(await screen.findByText('There is no project with the ID 999999.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(address()).toBe('/global/projects'));
});
