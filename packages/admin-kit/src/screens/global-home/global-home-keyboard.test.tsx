import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { stopsAhead } from '../../ui/testing/test-keyboard.ts';
import * as stories from './global-home.stories.tsx';

it('moves by Tab through the sections in order, then to the content of the host (B §2) [keyboard]', async () => {
  const { user } = renderStory(stories.Ready, { args: { whitelist: <button type="button">Add</button> } });
  const stops = await stopsAhead(user);
  expect(stops.map((stop) => stop.getAttribute('href') ?? stop.textContent)).toEqual([
    ...screen.getAllByRole('link').map((link) => link.getAttribute('href')),
    'Add',
  ]);
});

it('follows a section on Enter [keyboard] [focus]', async () => {
  const followed: (string | null)[] = [];
  const { user } = renderStory(stories.Ready);
  document.addEventListener(
    'click',
    (event) => {
      followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
      event.preventDefault();
    },
    { once: true },
  );
  await user.tab();
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(followed).toEqual([first?.getAttribute('href')]);
});

it('has nothing to reach for anyone but global admins, and says why (B §2) [keyboard]', async () => {
  const { user } = renderStory(stories.AsMember);
  expect(await stopsAhead(user)).toEqual([]);
  expect(screen.getByText(/global admins/)).toBeVisible();
});
