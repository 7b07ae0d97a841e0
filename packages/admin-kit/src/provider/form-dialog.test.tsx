import { screen, waitFor } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import * as coupons from '../screens/coupons/coupons-table.stories.tsx';
import { createMemoryDrafts } from './drafts.ts';

const open = async (options: RenderStoryOptions) => {
  const story = renderStory(coupons.Ready, options);
  await story.user.click(await screen.findByRole('button', { name: 'Create Coupon' }));
  await code();
  return story;
};
const code = () => screen.findByRole('textbox', { name: 'Code' });

describe('what was typed in a dialog', () => {
  it('is kept when it is left with Escape, and goes with Start over [keyboard] [focus]', async () => {
    const drafts = createMemoryDrafts();
    const story = await open({ provider: { drafts } });
    await story.user.type(await code(), 'SPRING{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await story.user.click(screen.getByRole('button', { name: 'Create Coupon' }));
    expect(await code()).toHaveValue('SPRING');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await code()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).toBeNull();
    expect(await code()).toHaveFocus();
  });

  it('is forgotten with Cancel, and after success', async () => {
    const drafts = createMemoryDrafts();
    const story = await open({ provider: { drafts } });
    await story.user.type(await code(), 'SPRING');
    await story.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await story.user.click(screen.getByRole('button', { name: 'Create Coupon' }));
    expect(await code()).toHaveValue('');
    await story.user.type(await code(), 'AUTUMN');
    await story.user.type(screen.getByRole('spinbutton', { name: 'Value' }), '5{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await story.user.click(screen.getByRole('button', { name: 'Create Coupon' }));
    expect(await code()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).toBeNull();
  });

  it('opens its dialog again when the page or the session ended under it', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({
      provider: { drafts },
      scenarios: [fail('POST /coupons', 'Invalid session')],
    });
    await first.user.type(await code(), 'SPRING');
    await first.user.type(screen.getByRole('spinbutton', { name: 'Value' }), '5{Enter}');
    await screen.findByRole('alert');
    first.unmount();
    renderStory(coupons.Ready, { provider: { drafts } });
    expect(await code()).toHaveValue('SPRING');
    expect(screen.getByText('Draft restored')).toBeVisible();
  });

  it('does not open a dialog that the person has closed', async () => {
    const drafts = createMemoryDrafts();
    const first = await open({ provider: { drafts } });
    await first.user.type(await code(), 'SPRING{Escape}');
    first.unmount();
    renderStory(coupons.Ready, { provider: { drafts } });
    expect(await screen.findByRole('button', { name: 'Create Coupon' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
