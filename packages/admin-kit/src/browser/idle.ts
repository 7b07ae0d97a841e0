const PATIENCE_MS = 2000;

type Priority = 'user-visible' | 'background';

interface Scheduler {
  postTask?: (task: () => void, options: { priority: Priority }) => Promise<void>;
}

export function inNextTask(task: () => void, priority: Priority = 'user-visible'): () => void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.postTask) {
    let isWanted = true;
    const run = () => {
      if (isWanted) task();
    };
    void scheduler.postTask(run, { priority });
    return () => {
      isWanted = false;
    };
  }
  // Browsers delay it by 4 ms, a third of the time of all slices.
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}

/** In Safari, which lacks idle callbacks, it is the next task. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return inNextTask(task);
  const handle = requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
