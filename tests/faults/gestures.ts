import { act, screen, within } from '@testing-library/react';
import type { RenderedStory } from '../../.storybook/render-story.tsx';

// Loading a module takes real time.
const realSetTimeout = setTimeout;
const realNow = Date.now;

export const isDialogOpen = () =>
  screen.queryAllByRole('dialog').length + screen.queryAllByRole('alertdialog').length > 0;

export async function opened(): Promise<void> {
  const patienceEnds = realNow() + 10_000;
  while (!isDialogOpen()) {
    if (realNow() > patienceEnds) throw new Error('No dialog opened.');
    await act(() => new Promise<void>((resolve) => realSetTimeout(resolve, 5)));
  }
}

type Person = Pick<RenderedStory, 'user'>;

export const openDialog = () =>
  screen.queryAllByRole('alertdialog').at(-1) ?? (screen.getAllByRole('dialog').at(-1) as HTMLElement);

export const press =
  (name: string | RegExp) =>
  async ({ user }: Person) =>
    user.click(screen.getByRole('button', { name }));

export const pressInDialog =
  (name: string | RegExp) =>
  async ({ user }: Person) =>
    user.click(within(openDialog()).getByRole('button', { name }));

/** Typing renders the screen once for each key. */
export async function fill({ user }: Person, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

export const sameName = (name: string): [string, string] => [name, name];
