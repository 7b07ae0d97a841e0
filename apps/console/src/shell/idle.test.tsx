import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { openConsole } from '../../testing/open-console.tsx';
import { useEarlyScripts } from './early-scripts.ts';

function stubIdle() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set(++last, run);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    waiting,
    becomeIdle: () =>
      act(async () => {
        const runs = [...waiting.values()];
        waiting.clear();
        for (const run of runs) run();
      }),
  };
}

describe('what waits until the page is idle', () => {
  it('waits for the first data too, and is given up with the page', async () => {
    const idle = stubIdle();
    const { unmount, server } = await openConsole('/organizations', { as: 'globalAdmin' });
    const release = server.hold('GET /organizations');
    await screen.findByRole('heading', { level: 1, name: 'Organizations' });
    await waitFor(() => expect(idle.waiting.size).toBeGreaterThan(0));
    release();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    await idle.becomeIdle();
    await waitFor(() => expect(idle.waiting.size).toBeGreaterThan(0));
    await idle.becomeIdle();
    unmount();
    expect(idle.waiting.size).toBe(0);
  });
});

describe('what waits until the page is idle, at an unknown address', () => {
  it('begins though the page reads nothing', async () => {
    const idle = stubIdle();
    await openConsole('/nothing/here', { as: 'globalAdmin' });
    await screen.findByRole('heading', { level: 1 });
    // Screens fetch their later scripts in idle time too.
    while (idle.waiting.size > 0) await idle.becomeIdle();
    await waitFor(() => expect(idle.waiting.size).toBeGreaterThan(0), { timeout: 5000 });
  });
});

function PageWithScript({ load }: { load: () => Promise<void> }) {
  useEarlyScripts(load);
  return null;
}

describe('a script that is needed later', () => {
  const PATIENCE_MS = 2000;

  async function showPage(browser: { onLine: boolean; connection?: Record<string, unknown> }) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const idle = stubIdle();
    const load = vi.fn(async () => {});
    renderStory({ input: { args: { load } }, meta: { input: { component: PageWithScript } } });
    await idle.becomeIdle();
    act(() => void vi.advanceTimersByTime(PATIENCE_MS));
    expect(idle.waiting.size).toBeGreaterThan(0);
    vi.stubGlobal('navigator', browser);
    await idle.becomeIdle();
    return load;
  }

  it('is fetched once when the page is idle', async () => {
    expect(await showPage({ onLine: true })).toHaveBeenCalledOnce();
  });

  it.each([
    ['offline', { onLine: false }],
    ['for people who save data', { onLine: true, connection: { saveData: true } }],
    ['on a slow line', { onLine: true, connection: { effectiveType: '3g' } }],
  ])('is not fetched %s', async (_, browser) => {
    expect(await showPage(browser)).not.toHaveBeenCalled();
  });

  it('is fetched on a fast line', async () => {
    expect(await showPage({ onLine: true, connection: { effectiveType: '4g' } })).toHaveBeenCalledOnce();
  });
});
