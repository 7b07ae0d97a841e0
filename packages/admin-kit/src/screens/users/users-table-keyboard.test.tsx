import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './users-table.stories.tsx';

it('is filtered while typing, and Tab moves on to the match (B §2) [keyboard] [focus]', async () => {
  const { user } = renderStory(stories.Ready);
  await screen.findAllByRole('rowheader');
  await tabTo(user, screen.getByRole('searchbox'));
  await user.keyboard('mia');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  const manage = screen.getByRole('link', { name: /^Manage/ });
  await tabTo(user, manage);
  expect(manage).toHaveFocus();
});
