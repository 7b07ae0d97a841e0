import { screen, waitFor } from '@testing-library/react';
import { smallProjects } from '@timemap/admin-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRealtime } from '../../../../../.storybook/fake-realtime.ts';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './project-roles-panel.stories.tsx';

const pid = smallProjects.northSea;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { realtime, packetArrives } = fakeRealtime();
  const { server, unmount } = renderStory(stories.Ready, { provider: { realtime } });
  await screen.findByRole('combobox', { name: 'Select a Role' });
  const before = server.requests().length;
  const reads = () => {
    const counts: Record<string, number> = {};
    for (const { operation } of server.requests().slice(before)) {
      counts[operation ?? ''] = (counts[operation ?? ''] ?? 0) + 1;
    }
    return Object.values(counts);
  };
  const flood = () => {
    for (let packet = 0; packet < 2000; packet++) packetArrives(pid);
  };
  return { reads, flood, unmount };
}

function page(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('what others change in a project (A §7, T54)', () => {
  it('is read at the first packet, and once more for all that follow within a second', async () => {
    const { reads, flood } = await open();
    flood();
    await waitFor(() => expect(reads()).toContain(1));
    flood();
    await vi.advanceTimersByTimeAsync(400);
    expect(Math.max(...reads())).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(Math.max(...reads())).toBe(2));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Math.max(...reads())).toBe(2);
  });

  it('is not read while the page is hidden, and once when it is seen again', async () => {
    const { reads, flood } = await open();
    page('hidden');
    flood();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toEqual([]);
    page('visible');
    await waitFor(() => expect(reads()).toContain(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Math.max(...reads())).toBe(1);
  });

  it('is not read for a screen that is no longer there', async () => {
    const { reads, flood, unmount } = await open();
    unmount();
    flood();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toEqual([]);
  });
});
