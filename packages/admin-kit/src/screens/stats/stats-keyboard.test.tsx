import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './stats-cards.stories.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const refresh = (name: string) => screen.findByRole('button', { name: `Refresh ${name}` });
const reads = ({ server }: Pick<RenderedStory, 'server'>, operation: string) =>
  server.requests().filter((request) => request.operation === operation).length;

describe('usage statistics by keyboard', () => {
  it('change tabs with an arrow key and Enter, and Tab moves on to the cards (A §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await screen.findAllByRole('definition');
    await tabTo(user, tab('Global'));
    await user.keyboard('{ArrowRight}');
    expect(tab('LTI')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(tab('LTI')).toHaveAttribute('aria-selected', 'true');
    const first = await refresh('Global LTI Stats');
    await tabTo(user, first);
    expect(first).toHaveFocus();
  });

  it('refresh a card on Enter, with the focus left on its button (A §2) [keyboard] [focus]', async () => {
    const story = renderStory(stories.Ready);
    await screen.findAllByRole('definition');
    const button = await refresh('General Stats');
    await tabTo(story.user, button);
    await story.user.keyboard('{Enter}');
    await waitFor(() => expect(reads(story, 'GET /admin/stats/general')).toBe(2));
    expect(button).toHaveFocus();
  });

  it('tell at its button why a card cannot be refreshed, and Enter there sends nothing (A §2) [keyboard] [focus] [spoken]', async () => {
    const story = renderStory(stories.WaitingForProject);
    await screen.findAllByRole('definition');
    const button = await refresh('Global LTI Stats');
    await tabTo(story.user, button);
    expect(button).toHaveAccessibleDescription('Project stats must be loaded first.');
    await story.user.keyboard('{Enter}');
    expect(reads(story, 'GET /admin/stats/lti')).toBe(1);
    expect(button).toHaveFocus();
  });

  it('are sorted by Enter on a heading of the institutions (A §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Lti);
    await screen.findByRole('table');
    const heading = screen.getByRole('button', { name: 'Institution' });
    await tabTo(user, heading);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('columnheader', { name: /^Institution/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(heading).toHaveFocus();
  });
});
