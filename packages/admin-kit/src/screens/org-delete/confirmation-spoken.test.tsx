import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './delete-organization-dialog.stories.tsx';

it('is announced, and taken back once the text is no longer right [spoken]', async () => {
  const { user } = renderStory(stories.Ready);
  const announced = () =>
    [...document.querySelectorAll('[data-ak-announcer] > *')].map((line) => line.textContent);
  await user.type(await screen.findByRole('textbox'), 'delete 10 Pier Street');
  await waitFor(() => expect(announced()).toEqual(['Confirmed. You can delete now.']));
  await user.keyboard('s');
  await waitFor(() => expect(announced()).toEqual(['Type the confirmation text first.']));
});
