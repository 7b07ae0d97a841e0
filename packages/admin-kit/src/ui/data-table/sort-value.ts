/** The value that a column sorts by. null, undefined, an empty text, an invalid date and NaN are empty values. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export type SortDirection = 'ascending' | 'descending';

export interface RowSort {
  readonly columnId: string;
  readonly direction: SortDirection;
}

export function isSameSort(first: RowSort, second: RowSort | null): boolean {
  return first.columnId === second?.columnId && first.direction === second.direction;
}

type SortKey = string | number | bigint | null;

function toSortKey(value: SortValue): SortKey {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

export function createValueComparator(
  locale: string,
): (a: SortValue, b: SortValue, direction: SortDirection) => number {
  // In Chromium, the first collator of a page takes up to 67 ms.
  let compare: Intl.Collator['compare'] | undefined;
  const compareTexts = (a: string, b: string) => {
    compare ??= new Intl.Collator(locale, { numeric: true }).compare;
    return compare(a, b);
  };
  return (a, b, direction) => {
    const first = toSortKey(a);
    const second = toSortKey(b);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const order =
      typeof first === 'string' && typeof second === 'string'
        ? compareTexts(first, second)
        : compareNumbers(first, second);
    return direction === 'ascending' ? order : -order;
  };
}

function compareNumbers(first: NonNullable<SortKey>, second: NonNullable<SortKey>): number {
  if (typeof first === 'string' || typeof second === 'string') {
    return Number(typeof first === 'string') - Number(typeof second === 'string');
  }
  return Number(first > second) - Number(first < second);
}
