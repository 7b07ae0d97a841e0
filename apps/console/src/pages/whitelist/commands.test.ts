import { screen } from '@testing-library/react';
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
  await openConsole('/global', { as: 'globalAdmin' });
  expect(await screen.findByRole('region', { name: 'Manage Whitelist' })).toBeVisible();
  expect(await screen.findByText('@northwind.example')).toBeVisible();
});
