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
    await idle.becomeIdle();
    expect(idle.waiting.size).toBe(0);
    await waitFor(() => expect(idle.waiting.size).toBeGreaterThan(0), { timeout: 5000 });
  });
});

function PageWithScript({ load }: { load: () => Promise<void> }) {
  useEarlyScripts(load);
  return null;
}

describe('a script that is needed later', () => {
  const PATIENCE_MS = 2000;

  async function showPage(browser: { onLine: boolean; connection?: { saveData: boolean } }) {
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

  it('is not fetched offline, nor for people who save data', async () => {
    expect(await showPage({ onLine: false })).not.toHaveBeenCalled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(await showPage({ onLine: true, connection: { saveData: true } })).not.toHaveBeenCalled();
  });
});

describe('the connection that announces changed projects', () => {
  it('is opened for a project that is shown, where the environment names it, and closed with the page', async () => {
    const sockets: { url: string; isClosed: boolean }[] = [];
    class Socket extends EventTarget {
      readonly readyState = 0;
      readonly #kept;
      constructor(url: string) {
        super();
        this.#kept = { url: String(url), isClosed: false };
        sockets.push(this.#kept);
      }
      send() {}
      close() {
        this.#kept.isClosed = true;
      }
    }
    vi.stubGlobal('WebSocket', Socket);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { unmount } = await openConsole('/global/projects?project=2', {
      as: 'globalAdmin',
      config: () => Response.json({ apiBaseUrl: 'https://api.test', realtimeUrl: 'wss://live.test/' }),
    });
    await waitFor(() => expect(sockets).toEqual([{ url: 'wss://live.test/', isClosed: false }]));
    unmount();
    expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
