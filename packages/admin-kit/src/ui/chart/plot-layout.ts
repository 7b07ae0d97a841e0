/** One quantity over the periods of a chart. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly tone: 'accent' | 'danger' | 'warning' | 'success' | 'neutral';
  /** One number for each period, 0 or more. */
  readonly values: readonly number[];
}

export interface ChartPeriod {
  /** In files: '2026-03-01'. */
  readonly key: string;
  /** In full: '1 March 2026'. */
  readonly name: string;
  /** On the axis: '1 Mar'. */
  readonly tick: string;
  /** A number that grows by 1. Labels are at its multiples, so that a month keeps its label in every range. */
  readonly rank: number;
  /** It has not ended yet and is drawn lighter. @default false */
  readonly isOngoing?: boolean;
}

export function stacked(
  series: readonly ChartSeries[],
): readonly (readonly { from: number; to: number }[])[] {
  const tops: number[] = [];
  return series.map(({ values }) =>
    values.map((value, period) => {
      const from = tops[period] ?? 0;
      const to = from + value;
      tops[period] = to;
      return { from, to };
    }),
  );
}

export function totalsOf(series: readonly ChartSeries[], count: number): number[] {
  return Array.from({ length: count }, (_, period) =>
    series.reduce((sum, { values }) => sum + (values[period] ?? 0), 0),
  );
}

const distances = [1, 2, 3, 6, 12, 24, 48, 96, 192, 384];

export function labeledPeriods(
  periods: readonly ChartPeriod[],
  { width, room }: { width: number; room: number },
): ReadonlySet<number> {
  const perPeriod = width / Math.max(1, periods.length);
  const distance = distances.find((candidate) => candidate * perPeriod >= room) ?? periods.length;
  return new Set(periods.flatMap(({ rank }, index) => (rank % distance === 0 ? [index] : [])));
}

export interface PeriodSpan {
  readonly first: number;
  readonly last: number;
}

export const ordered = (a: number, b: number): PeriodSpan => ({
  first: Math.min(a, b),
  last: Math.max(a, b),
});

export function valueIn(
  values: readonly number[],
  { first, last }: PeriodSpan,
  shape: 'columns' | 'area',
): number {
  if (shape === 'area') return values[last] ?? 0;
  return values.slice(first, last + 1).reduce((sum, value) => sum + value, 0);
}
