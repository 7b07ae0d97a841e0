import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './user-detail.stories.tsx';

it('saves a flag by Space, and the focus stays on its box (B §2) [keyboard] [focus]', async () => {
  const { user, server } = renderStory(stories.Ready);
  const box = await screen.findByRole('checkbox', { name: 'Skips LTI payments' });
  const wasChecked = (box as HTMLInputElement).getAttribute('aria-checked');
  await tabTo(user, box);
  await user.keyboard(' ');
  await waitFor(() => expect(server.requests().filter(({ method }) => method !== 'GET')).toHaveLength(1));
  expect(box).toHaveAttribute('aria-checked', wasChecked === 'true' ? 'false' : 'true');
  expect(box).toHaveFocus();
});
