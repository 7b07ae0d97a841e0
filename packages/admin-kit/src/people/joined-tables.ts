import { isHeadingAlone, isKnownHeading } from './heading-words.ts';
import type { Rows } from './read-table.ts';

/** Titles and headings are looked for in these. */
export const MAX_ROWS_ABOVE = 20;

interface JoinedTables {
  /** Those of the first table, and behind them those that only later tables have. */
  readonly headings: readonly string[];
  /** The rows with the headings of later tables. */
  readonly later: ReadonlySet<number>;
  /** The cells of a row below the headings of the first table that say the same. */
  align<Cell>(row: readonly Cell[], index: number, nothing: Cell): readonly Cell[];
}

/** Reports and lists of classes have several tables, one below the other, whose columns differ. */
export function joinTables(
  rows: Rows,
  headingRow: number,
  hasAddress: (index: number) => boolean,
): JoinedTables {
  const headings = groupedHeadings(rows, headingRow);
  const first = new Set(headings);
  const later = new Set<number>();
  const columns: (readonly number[] | undefined)[] = [];
  let current: readonly number[] | undefined;
  for (const [index, row] of rows.entries()) {
    const mayBeHeading = index < MAX_ROWS_ABOVE || row.some((cell) => cell !== '' && first.has(cell));
    if (index > headingRow && mayBeHeading && !hasAddress(index)) {
      if (row.some(isHeadingAlone) && row.filter(isKnownHeading).length > 1) {
        later.add(index);
        const taken = new Set<number>();
        current = row.map((cell) => {
          const same = headings.findIndex((other, at) => cell !== '' && other === cell && !taken.has(at));
          const column = same < 0 ? headings.push(cell) - 1 : same;
          taken.add(column);
          return column;
        });
      }
    }
    columns[index] = later.has(index) ? undefined : current;
  }
  return {
    headings,
    later,
    align(row, index, nothing) {
      const target = columns[index];
      if (target === undefined) return row;
      const aligned: (typeof nothing)[] = headings.map(() => nothing);
      for (const [at, cell] of row.entries()) aligned[target[at] ?? headings.length + at] = cell;
      return Array.from(aligned, (cell) => cell ?? nothing);
    },
  };
}

/** Where two columns have the same heading, that of their group tells them apart: 'Emergency' above 'Mail'. */
function groupedHeadings(rows: Rows, headingRow: number): string[] {
  const headings = [...(rows[headingRow] ?? [])];
  const above = rows[headingRow - 1] ?? [];
  if (above.filter((cell) => cell !== '').length < 2) return headings;
  return headings.map((heading, index) => {
    const group = above.slice(0, index + 1).findLast((cell) => cell !== '');
    const isTwice = heading !== '' && headings.indexOf(heading) !== headings.lastIndexOf(heading);
    return isTwice && group !== undefined ? `${group} ${heading}` : heading;
  });
}
