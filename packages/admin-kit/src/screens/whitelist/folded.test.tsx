import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import * as stories from './whitelist-manager.stories.tsx';

const field = () => screen.findByRole('textbox', { name: 'Domain or email' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a whitelist that starts folded', () => {
  it('is one field until it is opened by a press or by typing, which keeps the focus [focus]', async () => {
    const { user } = renderStory(stories.Folded);
    const input = await field();
    const list = () => screen.queryByRole('list', { name: 'Whitelist entries' });
    expect(list()).toBeNull();
    await user.click(button('Show 6 entries'));
    expect(list()).toBeVisible();
    await user.click(button('Hide entries'));
    expect(list()).toBeNull();
    await user.type(input, 'm');
    expect(list()).toBeVisible();
    expect(input).toHaveFocus();
  });

  it('is open for a person who had begun to add an entry', async () => {
    const drafts = createMemoryDrafts();
    const first = renderStory(stories.Folded, { provider: { drafts } });
    await first.user.type(await field(), 'museum.example');
    first.unmount();
    renderStory(stories.Folded, { provider: { drafts } });
    expect(await field()).toHaveValue('museum.example');
    expect(button('Add Domain Only')).toBeVisible();
    expect(button('Hide entries')).toBeVisible();
  });
});
