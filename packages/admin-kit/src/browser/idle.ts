/** A key press waits for half a frame at most. */
const SLICE_MS = 8;
const PATIENCE_MS = 2000;

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

type Priority = 'user-visible' | 'background';

interface Scheduler {
  postTask?: (task: () => void, options: { priority: Priority }) => Promise<void>;
}

function inNextTask(task: () => void, priority: Priority = 'user-visible'): () => void {
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

export function runToEnd<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** `map` with a step for each item, for `yield*`. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    yield;
  }
  return results;
}

interface UrgentWork<Step, Result> {
  readonly onStep: (step: Step) => void;
  readonly onEnd: (result: Result) => void;
}

export function runUrgently<Step, Result>(
  work: Generator<Step, Result>,
  { onStep, onEnd }: UrgentWork<Step, Result>,
): () => void {
  let newest: { step: Step } | null = null;
  let ended: { result: Result } | null = null;
  function* steps(): Generator<void, void> {
    let step = work.next();
    for (; !step.done; step = work.next()) {
      newest = { step: step.value };
      yield;
    }
    ended = { result: step.value };
  }
  return runInSlices(steps(), {
    isUrgent: true,
    onSlice: () => {
      if (ended !== null) onEnd(ended.result);
      else if (newest !== null) onStep(newest.step);
    },
  });
}
