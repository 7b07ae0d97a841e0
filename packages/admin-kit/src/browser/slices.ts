import { inNextTask, whenIdle } from './idle.ts';

/** A key press waits for half a frame at most. */
const SLICE_MS = 8;

export interface SliceOptions {
  readonly isUrgent?: boolean;
  readonly onSlice?: () => void;
}

export function runInSlices(
  work: Iterator<void, void>,
  { isUrgent = false, onSlice }: SliceOptions = {},
): () => void {
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = work.next().done === true;
    onSlice?.();
    // Idle callbacks come every 50 ms, which would leave most of the time unused.
    if (!isDone) cancel = inNextTask(slice, isUrgent ? 'user-visible' : 'background');
  };
  let cancel = isUrgent ? inNextTask(slice) : whenIdle(slice);
  return () => cancel();
}
