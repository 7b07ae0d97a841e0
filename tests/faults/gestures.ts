import { screen, within } from '@testing-library/react';
import type { RenderedStory } from '../../.storybook/render-story.tsx';

type Person = Pick<RenderedStory, 'user'>;

export const openDialog = () => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');

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
