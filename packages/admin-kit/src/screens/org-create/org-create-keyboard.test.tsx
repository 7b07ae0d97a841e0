import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { stopsAhead, tabTo } from '../../ui/testing/test-keyboard.ts';
import * as root from './create-root-organization-dialog.stories.tsx';
import * as sub from './create-sub-organization-dialog.stories.tsx';

const nameField = () => screen.findByRole('textbox', { name: 'Organization name' });
const owner = () => screen.getByRole('textbox', { name: /^Owner/ });
const button = (name: string) => screen.getByRole('button', { name });

function open(story: unknown) {
  const closed: string[] = [];
  return { ...renderStory(story, { args: { onClose: () => closed.push('closed') } }), closed };
}

describe('creating an organization by keyboard', () => {
  it('begins in the name, and Tab goes round inside the dialog [keyboard] [focus]', async () => {
    const { user } = open(root.Ready);
    expect(await nameField()).toHaveFocus();
    const stops = await stopsAhead(user);
    const dialog = within(screen.getByRole('dialog'));
    expect(new Set(stops)).toEqual(
      new Set([...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('button')]),
    );
    expect(stops.at(-1)).toBe(await nameField());
  });

  it('is sent by Space on Create, after each field in turn (A §2, B §7) [keyboard]', async () => {
    const story = open(root.Ready);
    await nameField();
    await story.user.keyboard('Night School');
    await tabTo(story.user, owner());
    await story.user.keyboard('mia');
    await tabTo(story.user, button('Cancel'));
    await tabTo(story.user, button('Create'));
    await story.user.keyboard(' ');
    await expect.poll(() => story.closed).toEqual(['closed']);
    expect(story.server.requests().map(({ body }) => body)).toEqual([
      { name: 'Night School', admin_username: 'mia' },
    ]);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Enter on Cancel', '{Tab}{Enter}'],
  ])('is left by %s, with nothing sent [keyboard]', async (_, keys) => {
    const { user, closed, server } = open(sub.Ready);
    await nameField();
    await user.keyboard(`Night School${keys}`);
    expect(closed).toEqual(['closed']);
    expect(server.requests()).toEqual([]);
  });
});
