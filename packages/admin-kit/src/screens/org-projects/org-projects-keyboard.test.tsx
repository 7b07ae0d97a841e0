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

it('has Create Project while the projects load, and leaves focus on it when they arrive (A §2) [keyboard] [focus]', async () => {
  let letGo = () => {};
  const { user } = renderStory(stories.AsOrgAdmin, {
    prepare: ({ server }) => {
      letGo = server.hold('GET /organizations/{id}/projects');
    },
  });
  const create = await screen.findByRole('button', { name: 'Create Project' });
  await tabTo(user, create);
  expect(screen.queryByRole('rowheader')).toBeNull();
  letGo();
  await screen.findAllByRole('rowheader');
  expect(create).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Create Project' })).toBeVisible();
});
