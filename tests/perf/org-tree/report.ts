import type { Samples } from './measure.ts';

/** The hand-written page, ours, and the hand-written one without the order by name, for comparison. */
export const pageNames = ['floor', 'kit', 'unsorted'] as const;
export type PageName = (typeof pageNames)[number];

/** What each may cost, as a multiple of what the floor takes. */
const goals: Readonly<Record<string, number>> = {
  mount: 1.5,
  'expand a node of 500': 1.3,
  'arrow key': 1.5,
  'type-ahead': 2,
  'expand all': 1.5,
  'arrow key, all open': 2,
};

const HEAP_GOAL_MIB = 10;

type ByPage<T> = Readonly<Record<PageName, T>>;

/** Prints medians, ratios and goals; a `!` marks what is above its goal. */
export function printReport(samples: ByPage<Samples>, heapMiB: ByPage<readonly number[]>): void {
  console.log(line('ms, median', 'floor', 'kit', 'ratio', 'goal', '', 'unsorted floor'));
  for (const [what, goal] of Object.entries(goals)) {
    const { floor, kit, unsorted } = medians((page) => samples[page][what] ?? []);
    const ratio = kit / floor;
    const mark = ratio > goal ? '!' : '';
    console.log(line(what, ms(floor), ms(kit), ratio.toFixed(2), `<= ${goal}`, mark, ms(unsorted)));
  }
  const { floor, kit, unsorted } = medians((page) => heapMiB[page]);
  const mark = kit > HEAP_GOAL_MIB ? '!' : '';
  console.log(line('heap MiB, all open', ms(floor), ms(kit), '', `<= ${HEAP_GOAL_MIB}`, mark, ms(unsorted)));
}

function line(what: string, ...cells: readonly string[]): string {
  return what.padEnd(24) + cells.map((cell) => cell.padStart(cell.length > 9 ? 16 : 9)).join('');
}

function ms(value: number): string {
  return value.toFixed(1);
}

function medians(of: (page: PageName) => readonly number[]): ByPage<number> {
  return { floor: median(of('floor')), kit: median(of('kit')), unsorted: median(of('unsorted')) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
