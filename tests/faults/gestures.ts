import { screen, within } from '@testing-library/react';
import type { RenderedStory } from '../../.storybook/render-story.tsx';

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
