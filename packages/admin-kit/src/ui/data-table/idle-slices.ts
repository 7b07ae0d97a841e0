/** No slice holds the thread longer than this, so that a key press waits for half a frame at most. */
const SLICE_MS = 8;
/** Even a busy page gets its index at some time. */
const PATIENCE_MS = 2000;

export interface SliceOptions {
  /** Somebody waits for it: run in every task, not only when the page is idle. */
  readonly isUrgent: boolean;
  /** Fires after each slice. */
  readonly onSlice: () => void;
}

/** Drives stepwise work to its end, a slice at a time. Returns what stops it. */
export function runInSlices(work: Iterator<void, void>, { isUrgent, onSlice }: SliceOptions): () => void {
  let cancel = () => {};
  const next = () => {
    cancel = isUrgent || typeof requestIdleCallback !== 'function' ? whenFree(slice) : whenIdle(slice);
  };
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = work.next().done === true;
    onSlice();
    if (!isDone) next();
  };
  next();
  return () => cancel();
}

function whenFree(task: () => void): () => void {
  const timer = setTimeout(task, 0);
  return () => clearTimeout(timer);
}

function whenIdle(task: () => void): () => void {
  const handle = requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
