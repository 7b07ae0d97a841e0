import { runInSlices } from '../data-table/idle-slices.ts';

/** Drives work to its end at once, where it is small. */
export function readAtOnce<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

interface SlicedWork<Step, Result> {
  /** Fires after each slice with what was yielded last. */
  readonly onStep: (step: Step) => void;
  readonly onEnd: (result: Result) => void;
}

/** Drives work to its end a few milliseconds at a time, so that nothing else has to wait. Returns what stops it. */
export function readInSlices<Step, Result>(
  work: Generator<Step, Result>,
  { onStep, onEnd }: SlicedWork<Step, Result>,
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
