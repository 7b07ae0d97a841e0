import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './lms-panel.stories.tsx';

const tab = (name: string) => screen.findByRole('tab', { name });

it('leads from section to section by arrow keys, and by Tab into the one that is shown (B §2) [keyboard] [focus]', async () => {
  const { user } = renderStory(stories.Ready);
  await tabTo(user, await tab('Institution Management'));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await tab('Paywall Code Management')).toHaveFocus();
  const inner = await tab('Manage Code Batches');
  await tabTo(user, inner);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await tab('Generate Code Batch')).toHaveAttribute('aria-selected', 'true');
  expect(await tab('Generate Code Batch')).toHaveFocus();
});
