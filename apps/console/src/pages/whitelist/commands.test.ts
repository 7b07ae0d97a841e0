import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter, openAt } from '../../../testing/enter-command.ts';

it('is a command of the palette for global admins', async () => {
  const opened = await openAt('/stats', 'Statistics');
  await enter(opened, 'manage whitelist', 'Manage Whitelist');
  expect(await screen.findByRole('heading', { level: 1, name: 'Whitelist' })).toBeVisible();
  expect(opened.address()).toBe('/global/whitelist');
});
