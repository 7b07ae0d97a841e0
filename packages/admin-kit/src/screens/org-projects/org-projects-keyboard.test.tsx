import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './org-projects-panel.stories.tsx';

it('opens the info of a project with Enter, and Escape returns to its button (A §2) [keyboard] [focus]', async () => {
  const { user } = renderStory(stories.Ready);
  const modify = await screen.findByRole('button', { name: /^Modify: North Sea/ });
  await tabTo(user, screen.getByRole('button', { name: 'Create Project' }));
  await tabTo(user, modify);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'North Sea Trade 1100–1550' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(modify).toHaveFocus();
});
