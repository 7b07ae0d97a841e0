import { act, screen, within } from '@testing-library/react';
import type { RenderedStory } from '../../.storybook/render-story.tsx';

// Taken before a test moves time itself: what loads a module takes real time, once.
const realSetTimeout = setTimeout;
const realNow = Date.now;

/** Waits until the code of a dialog that was asked for has been loaded and the dialog is there. */
export async function opened(): Promise<void> {
  const patienceEnds = realNow() + 10_000;
  while (screen.queryByRole('dialog') === null && screen.queryByRole('alertdialog') === null) {
    if (realNow() > patienceEnds) throw new Error('No dialog opened.');
    await act(() => new Promise<void>((resolve) => realSetTimeout(resolve, 5)));
  }
}

type Person = Pick<RenderedStory, 'user'>;

/** The dialog on top: one may be opened from within another, and questions lie above everything. */
export const openDialog = () =>
  screen.queryAllByRole('alertdialog').at(-1) ?? (screen.getAllByRole('dialog').at(-1) as HTMLElement);

/** Presses the button of this name on the page. */
export const press =
  (name: string | RegExp) =>
  async ({ user }: Person) =>
    user.click(screen.getByRole('button', { name }));

/** Presses the button of this name in the dialog that is open. */
export const pressInDialog =
  (name: string | RegExp) =>
  async ({ user }: Person) =>
    user.click(within(openDialog()).getByRole('button', { name }));
