import type { Samples } from './measure.ts';

/** What each may cost, as a multiple of what the hand-written page takes. */
const goals: Readonly<Record<string, number>> = {
  mount: 1.5,
  'expand a node of 500': 1.3,
  'arrow key': 1.5,
  'type-ahead': 2,
  'expand all': 1.5,
  'arrow key, all open': 2,
};

export const heapGoalMiB = 10;

type Both<T> = Readonly<Record<'floor' | 'kit', T>>;

/** Prints medians and ratios. Says whether all goals are met. */
export function printReport(samples: Both<Samples>, heapMiB: Both<readonly number[]>): boolean {
  console.log(`${'ms, median'.padEnd(24)}${columns('floor', 'kit', 'ratio', 'goal')}`);
  let isWithin = true;
  for (const [what, goal] of Object.entries(goals)) {
    const floor = median(samples.floor[what] ?? []);
    const kit = median(samples.kit[what] ?? []);
    const ratio = kit / floor;
    if (ratio > goal) isWithin = false;
    console.log(
      `${what.padEnd(24)}${columns(floor.toFixed(1), kit.toFixed(1), ratio.toFixed(2), `<= ${goal}`)}${ratio > goal ? '  !' : ''}`,
    );
  }
  const kitHeap = median(heapMiB.kit);
  if (kitHeap > heapGoalMiB) isWithin = false;
  const floorHeap = median(heapMiB.floor);
  console.log(
    `${'heap MiB, all open'.padEnd(24)}${columns(floorHeap.toFixed(1), kitHeap.toFixed(1), '', `<= ${heapGoalMiB}`)}`,
  );
  return isWithin;
}

function columns(...cells: string[]): string {
  return cells.map((cell) => cell.padStart(9)).join('');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
