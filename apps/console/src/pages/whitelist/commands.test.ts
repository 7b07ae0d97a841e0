import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter, openAt } from '../../../testing/enter-command.ts';
import { openConsole } from '../../../testing/open-console.tsx';

it('is a command of the palette for global admins', async () => {
  const opened = await openAt('/stats', 'Statistics');
  await enter(opened, 'manage whitelist', 'Manage Whitelist');
  expect(await screen.findByRole('heading', { level: 1, name: 'Whitelist' })).toBeVisible();
  expect(opened.address()).toBe('/global/whitelist');
});

it('is a card of the staff area', async () => {
  const { user } = await openConsole('/global', { as: 'globalAdmin' });
  const card = within(await screen.findByRole('region', { name: 'Manage Whitelist' }));
  await user.click(await card.findByRole('button', { name: /^Show \d+ entries$/ }));
  expect(await card.findByText('@northwind.example')).toBeVisible();
});
