import { runInSlices } from './slices.ts';

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
