import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openConsole } from './open-console.tsx';

type Console = Awaited<ReturnType<typeof openConsole>>;

export async function openAt(address: string, title: string) {
  const opened = await openConsole(address, { as: 'globalAdmin' });
  await screen.findByRole('heading', { level: 1, name: title });
  return opened;
}

export async function enter({ user }: Console, letters: string, option: string | RegExp) {
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(letters);
  await screen.findByRole('option', { selected: true, name: option });
  await user.keyboard('{Enter}');
}

export async function expectDialogOfPage(name: string, page: string): Promise<void> {
  const opened = await openAt('/stats', 'Statistics');
  await enter(opened, name.toLowerCase(), name);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(opened.address()).toBe(`${page}?create`);
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(opened.address()).toBe(page));
}
