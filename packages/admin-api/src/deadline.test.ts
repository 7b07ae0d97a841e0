import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause, Stopped, withDeadline } from './deadline.ts';

const never = () => new Promise<never>(() => {});
const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('work with a deadline', () => {
  it('answers as the work does, and leaves no timer and no listener', async () => {
    const { signal } = new AbortController();
    await expect(withDeadline(1000, signal, async () => 'done')).resolves.toBe('done');
    await expect(withDeadline(1000, undefined, async () => 'done')).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    expect(listenersOf(signal)).toBe(0);
  });

  it('fails as the work does, and leaves no timer and no listener', async () => {
    const { signal } = new AbortController();
    const failure = new Error('broken');
    await expect(withDeadline(1000, signal, () => Promise.reject(failure))).rejects.toBe(failure);
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
    expect(listenersOf(signal)).toBe(0);
  });

  it('stops the work at the time limit and not before', async () => {
    const caller = new AbortController();
    const seen: unknown[] = [];
    let ofWork: AbortSignal | undefined;
    const work = withDeadline(1000, caller.signal, (signal) => {
      ofWork = signal;
      return never();
    });
    work.catch((error) => seen.push(error));
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toEqual([]);
    expect(ofWork?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([expect.any(Stopped)]);
    expect(seen).toMatchObject([{ reason: 'timeout', message: 'timeout' }]);
    expect(ofWork?.aborted).toBe(true);
    expect(listenersOf(caller.signal)).toBe(0);
  });

  it('stops the work when the caller does, and leaves no timer', async () => {
    const caller = new AbortController();
    let ofWork: AbortSignal | undefined;
    const work = withDeadline(1000, caller.signal, (signal) => {
      ofWork = signal;
      return never();
    });
    caller.abort();
    await expect(work).rejects.toMatchObject({ reason: 'aborted', message: 'aborted' });
    expect(ofWork?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(listenersOf(caller.signal)).toBe(0);
  });

  it('may be further away than a timer can reach', async () => {
    const seen: unknown[] = [];
    withDeadline(2 ** 40, undefined, never).catch((error) => seen.push(error));
    await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(1);
  });
});

describe('a pause', () => {
  it('ends after its time, and leaves no listener', async () => {
    const { signal } = new AbortController();
    let isOver = false;
    void pause(300, signal).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
    expect(listenersOf(signal)).toBe(0);
  });

  it('ends when the signal fires, and leaves no timer', async () => {
    const controller = new AbortController();
    const paused = pause(300, controller.signal);
    controller.abort();
    await paused;
    expect(vi.getTimerCount()).toBe(0);
    expect(listenersOf(controller.signal)).toBe(0);
  });
});
