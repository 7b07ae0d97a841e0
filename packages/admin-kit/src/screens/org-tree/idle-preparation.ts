import type { Forest } from './forest.ts';

/** How many nodes are prepared between two looks at the clock. */
const STRIDE = 64;
/** The slice where a browser has no idle callbacks. */
const SLICE_MS = 6;

interface Deadline {
  timeRemaining(): number;
}

/**
 * Numbers and sorts the rest of a forest while nobody waits, then folds its names: the first 'expand all' and the first
 * search find that done. Returns how to stop.
 * @param onCounted fires when the number of organizations is known, if it was not at the start
 */
export function prepareInIdleTime(forest: Forest, onCounted: () => void): () => void {
  let stop = () => {};
  let folded = 0;
  const prepare = (deadline: Deadline) => {
    let steps = 0;
    const hasTime = () => ++steps % STRIDE !== 0 || deadline.timeRemaining() > 1;
    if (!forest.isComplete) {
      forest.completeWhile(hasTime);
      if (forest.isComplete) onCounted();
    }
    while (forest.isComplete && folded < forest.nodeCount && hasTime()) forest.foldedName(folded++);
    if (folded < forest.nodeCount) stop = whenIdle(prepare);
  };
  stop = whenIdle(prepare);
  return () => stop();
}

function whenIdle(callback: (deadline: Deadline) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const end = performance.now() + SLICE_MS;
    callback({ timeRemaining: () => end - performance.now() });
  });
  return () => clearTimeout(timer);
}
