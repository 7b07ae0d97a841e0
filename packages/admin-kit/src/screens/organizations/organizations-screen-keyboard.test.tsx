import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './organizations-screen.stories.tsx';

it('selects an organization without a mouse, and stays at its row (A §2) [keyboard] [focus]', async () => {
  const selected: unknown[] = [];
  const { user } = renderStory(stories.NothingSelected, {
    args: { onOrganizationSelected: (event: unknown) => selected.push(event) },
  });
  await screen.findByRole('tree');
  const [first] = screen.getAllByRole('treeitem');
  await tabTo(user, first as HTMLElement);
  await user.keyboard('Harb{Enter}');
  expect(selected).toEqual([{ organizationId: 2 }]);
  expect(screen.getByRole('treeitem', { name: 'Harbour City Schools' })).toHaveFocus();
});
