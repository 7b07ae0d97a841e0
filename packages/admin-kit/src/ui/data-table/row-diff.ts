export interface RowChange {
  readonly start: number;
  readonly removed: number;
  readonly inserted: number;
}

const MAX_SINGLE_CHANGES = 64;

export function diffRows<Row>(before: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  if (before.length === after.length) {
    const singles: RowChange[] = [];
    for (let index = 0; index < after.length && singles.length <= MAX_SINGLE_CHANGES; index++) {
      if (before[index] !== after[index]) singles.push({ start: index, removed: 1, inserted: 1 });
    }
    if (singles.length <= MAX_SINGLE_CHANGES) return singles;
  }
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shared - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [{ start, removed: before.length - start - tail, inserted: after.length - start - tail }];
}
