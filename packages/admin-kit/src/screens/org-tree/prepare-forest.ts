import { runInSlices } from '../../browser/idle.ts';
import type { Forest } from './forest.ts';

/** Nodes in one step. */
const STRIDE = 64;

/**
 * Numbers and sorts the rest of a forest in idle time, then folds its names, so that the first 'expand all' and the first
 * search find that done. Returns a function that stops it.
 * @param onCounted fires when the number of organizations is known, if it was not at the start
 */
export function prepareForest(forest: Forest, onCounted: () => void): () => void {
  return runInSlices(steps(forest, onCounted));
}

function* steps(forest: Forest, onCounted: () => void): Generator<void, void> {
  if (!forest.isComplete) {
    while (!forest.isComplete) {
      let count = 0;
      forest.completeWhile(() => count++ < STRIDE);
      yield;
    }
    onCounted();
  }
  for (let node = 0; node < forest.nodeCount; node++) {
    forest.foldedName(node);
    if (node % STRIDE === STRIDE - 1) yield;
  }
}
