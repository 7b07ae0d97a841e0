import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInSlices } from './slices.ts';

function* work(steps: number, done: number[]): Generator<void, void> {
  for (let step = 0; step < steps; step++) {
    vi.setSystemTime(Date.now() + 3);
    done.push(step);
    yield;
  }
}

describe('runInSlices', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('does all of the work, in slices that give the thread back', () => {
    const done: number[] = [];
    const onSlice = vi.fn();
    runInSlices(work(10, done), { isUrgent: true, onSlice });
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toHaveLength(10);
    expect(onSlice.mock.calls.length).toBeGreaterThan(3);
  });

  it('stops when it is no longer needed', () => {
    const done: number[] = [];
    const stop = runInSlices(work(10, done), { isUrgent: true, onSlice: () => done.length > 3 && stop() });
    vi.advanceTimersToNextTimer();
    stop();
    vi.runAllTimers();
    expect(done.length).toBeLessThan(10);
  });

  it('does not wait for timers where the browser has tasks, and stops there too', () => {
    const tasks: (() => void)[] = [];
    vi.stubGlobal('scheduler', { postTask: async (task: () => void) => void tasks.push(task) });
    const done: number[] = [];
    const stop = runInSlices(work(10, done), { isUrgent: true });
    tasks.shift()?.();
    expect(done).toHaveLength(3);
    stop();
    tasks.shift()?.();
    expect(done).toHaveLength(3);
    expect(tasks).toEqual([]);
  });

  it('waits until the page is idle, unless it is needed', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    const canceled = vi.fn();
    vi.stubGlobal('cancelIdleCallback', canceled);
    const done: number[] = [];
    const stop = runInSlices(work(10, done));
    vi.runAllTimers();
    expect(done).toEqual([]);
    stop();
    expect(canceled).toHaveBeenCalled();
  });

  it('goes on behind all other tasks once the page is idle, and stops there too', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    const tasks: (() => void)[] = [];
    const postTask = vi.fn(async (task: () => void) => void tasks.push(task));
    vi.stubGlobal('scheduler', { postTask });
    const done: number[] = [];
    const stop = runInSlices(work(10, done));
    idle.shift()?.();
    expect(done).toHaveLength(3);
    tasks.shift()?.();
    expect(done).toHaveLength(6);
    expect(postTask).toHaveBeenLastCalledWith(expect.anything(), { priority: 'background' });
    stop();
    tasks.shift()?.();
    expect(done).toHaveLength(6);
    expect(idle).toEqual([]);
  });
});
