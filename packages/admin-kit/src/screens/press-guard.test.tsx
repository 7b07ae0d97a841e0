import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../.storybook/render-story.tsx';
import { pressRows } from '../../../../tests/faults/rows.ts';
import { DELIBERATE_MS, DOUBLE_CLICK_MS, stopPressClock } from '../ui/test-presses.ts';

const saved = ({ events }: RenderedStory) => events.filter(({ type }) => type === 'action').length;
const started = ({ events }: RenderedStory) => events.filter(({ type }) => type === 'action-started').length;
const writes = ({ server }: RenderedStory) =>
  server.requests().filter(({ method }) => method !== 'GET').length;

describe.each(pressRows)(
  'a double click on $what',
  ({ story, role = 'checkbox', names, start, ...options }) => {
    it('sends one request where the answer comes between the two, and another for a later press (D2)', async () => {
      const move = stopPressClock();
      const opened = renderStory(story, options);
      await start?.(opened);
      const [before, after] = names;
      await opened.user.click(await screen.findByRole(role, { name: before }));
      const flipped = await screen.findByRole(role, { name: after });
      await waitFor(() => expect(saved(opened)).toBe(1));
      await waitFor(() => expect(flipped).not.toHaveAttribute('aria-busy', 'true'));
      move(DOUBLE_CLICK_MS);
      await opened.user.click(flipped);
      expect(started(opened)).toBe(1);
      expect(writes(opened)).toBe(1);
      move(DELIBERATE_MS - DOUBLE_CLICK_MS);
      await opened.user.click(flipped);
      await waitFor(() => expect(saved(opened)).toBe(2));
      expect(writes(opened)).toBe(2);
    });
  },
);
