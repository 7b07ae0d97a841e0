export type Goal = { readonly timesFloor: number } | { readonly atMost: number };

export interface Figure {
  readonly goal?: Goal;
  readonly unit?: 'ms' | 'MiB' | 'kB' | 'files';
}

export interface Samples {
  readonly ours: readonly number[];
  readonly floor: readonly number[];
}

export interface Bench<What extends string = string> {
  readonly about: string;
  readonly figures: Readonly<Record<What, Figure>>;
  measure(rounds: number): Promise<Partial<Record<What, Samples>>>;
}

export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  readonly floor: string;
  readonly ratio: string;
  readonly goal: string;
  readonly isMissed: boolean;
}

export function rowsOf<What extends string>(
  figures: Bench<What>['figures'],
  found: Partial<Record<What, Samples>>,
): BenchRow[] {
  return (Object.entries(figures) as [What, Figure][]).map(([what, { goal, unit = 'ms' }]) => {
    const ours = median(found[what]?.ours ?? []);
    const floor = median(found[what]?.floor ?? []);
    const limit = goal && ('atMost' in goal ? goal.atMost : goal.timesFloor * floor);
    return {
      what: unit === 'ms' ? what : `${what}, ${unit}`,
      ours: shown(ours),
      floor: shown(floor),
      ratio: floor > 0 ? (ours / floor).toFixed(2) : '',
      goal: goalText(goal),
      isMissed: limit !== undefined && !(ours <= limit),
    };
  });
}

export function goalText(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return 'atMost' in goal ? `${goal.atMost}` : `floor x ${goal.timesFloor}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const shown = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(value < 100 ? 1 : 0));
