import type { Samples } from './measure.ts';
import type { Timing } from './timing.ts';

/** The handwritten page, ours, and the handwritten one without sorting by name. */
export const pageNames = ['floor', 'kit', 'unsorted'] as const;
export type PageName = (typeof pageNames)[number];

/** The limits, as multiples of the handwritten page. */
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

/**
 * Prints medians, ratios and goals; `!` marks a missed goal. Goals are about what a person waits for. The main thread's
 * share is printed below, because waiting for the frame hides small differences.
 */
export function printReport(samples: ByPage<Samples>, heapMiB: ByPage<readonly number[]>): void {
  console.log(line('ms to paint, median', 'floor', 'kit', 'ratio', 'goal', '', 'unsorted floor'));
  for (const [what, goal] of Object.entries(goals)) {
    printRow(what, goal, (page) => samples[page][what]?.map(({ toPaint }) => toPaint) ?? []);
  }
  printRow('heap MiB, all open', null, (page) => heapMiB[page]);
  console.log(line(`the goal for the heap is ${HEAP_GOAL_MIB} MiB\n\nof that, work`));
  for (const what of Object.keys(goals)) {
    const works = (page: PageName) => samples[page][what]?.map(({ work }: Timing) => work) ?? [];
    const isMeasured = works('kit').every((work) => work !== null);
    if (isMeasured) printRow(what, null, (page) => works(page).filter((work) => work !== null));
  }
}

function printRow(what: string, goal: number | null, of: (page: PageName) => readonly number[]): void {
  const { floor, kit, unsorted } = medians(of);
  const ratio = kit / floor;
  const mark = goal !== null && ratio > goal ? '!' : '';
  const wanted = goal === null ? '' : `<= ${goal}`;
  console.log(line(what, ms(floor), ms(kit), ratio.toFixed(2), wanted, mark, ms(unsorted)));
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
