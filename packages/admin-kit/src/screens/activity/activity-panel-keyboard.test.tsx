import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { stopsAhead } from '../../ui/testing/test-keyboard.ts';
import * as stories from './activity-panel.stories.tsx';

it('has three stops before what it lists: the filter, what is shown, and the export [keyboard]', async () => {
  const { user } = renderStory(stories.Ready);
  const stops = await stopsAhead(user);
  expect(stops.slice(0, 3)).toEqual([
    screen.getByRole('searchbox', { name: 'Filter activity' }),
    screen.getByRole('combobox', { name: 'Show' }),
    screen.getByRole('button', { name: 'Export CSV' }),
  ]);
});
