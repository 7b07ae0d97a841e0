import type { ReactNode } from 'react';
import type { SortDirection, SortValue } from './sort-value.ts';

/**
 * What a column holds: decides its alignment, its typeface, its width and how a value is shown. `id` is set in a mono
 * face, `time` takes dates, `flag` shows a check or a cross, `other` is whatever `cell` returns.
 */
export type ColumnKind = 'text' | 'id' | 'number' | 'time' | 'flag' | 'other';

/** One column. Keep the list of columns stable: new functions make all rows render again. */
export interface DataTableColumn<Row> {
  /** Names the column in the table's state, and so in a console's URL. */
  readonly id: string;
  readonly header: string;
  /** @default 'text' */
  readonly kind?: ColumnKind;
  /** What the column sorts by, and shows unless `cell` says otherwise. Without it the column cannot be sorted. */
  readonly value?: (row: Row) => SortValue;
  /** What the column shows. Must depend on the row alone: a row that did not change is not rendered again. */
  readonly cell?: (row: Row) => ReactNode;
  /** What stands in an exported file: raw, a time as a Date. @default `value`; a column with neither is left out, as on paper */
  readonly exportValue?: (row: Row) => SortValue;
  /** @default true where there is a value */
  readonly isSortable?: boolean;
  /** Which way the first press on the header sorts. @default 'ascending' */
  readonly firstDirection?: SortDirection;
  /** Names the row, and carries its link. Exactly one column should. @default false */
  readonly isRowHeader?: boolean;
  /** Carries the row's link in place of the row header, unless it is hidden or has no content. @default false */
  readonly isRowLink?: boolean;
  /** Columns with higher numbers are left out first where room is short; 1 stays. @default 1 for the row header, else 2 */
  readonly priority?: number;
  /**
   * Where a narrow table shows rows as cards, a fact is on the card, and the columns that are no facts are behind 'More'.
   * @default the two most important columns that have a `value`, unless another column says it
   */
  readonly isFact?: boolean;
  /** Under this width, in px, the table rather leaves out columns. @default by kind, 64 to 168 */
  readonly minWidthPx?: number;
  /** How much of the spare room it takes, compared to others. @default 1 for text and other, else 0: as wide as its content */
  readonly share?: number;
  /** Shows a text to its end, on more lines where one is too short. @default false: it ends in an ellipsis */
  readonly wraps?: boolean;
  /** Not among the columns shown until a person chooses it. @default false */
  readonly isHiddenAtFirst?: boolean;
}

const minWidths: Readonly<Record<ColumnKind, number>> = {
  text: 144,
  id: 72,
  number: 80,
  time: 168,
  flag: 64,
  other: 120,
};

export function kindOf<Row>(column: DataTableColumn<Row>): ColumnKind {
  return column.kind ?? 'text';
}

export function minWidthOf<Row>(column: DataTableColumn<Row>): number {
  return column.minWidthPx ?? minWidths[kindOf(column)];
}

export function shareOf<Row>(column: DataTableColumn<Row>): number {
  const kind = kindOf(column);
  return column.share ?? (kind === 'text' || kind === 'other' ? 1 : 0);
}

export function priorityOf<Row>(column: DataTableColumn<Row>): number {
  return column.priority ?? (column.isRowHeader ? 1 : 2);
}

const MOST_FACTS = 2;

/** The ids of the columns that a card shows beside its header. */
export function factsOf<Row>(columns: readonly DataTableColumn<Row>[]): ReadonlySet<string> {
  const others = columns.filter((column) => !column.isRowHeader);
  const chosen = others.filter((column) => column.isFact);
  const facts =
    chosen.length > 0
      ? chosen
      : others
          .filter(({ value }) => value !== undefined)
          .toSorted((a, b) => priorityOf(a) - priorityOf(b))
          .slice(0, MOST_FACTS);
  return new Set(facts.map(({ id }) => id));
}

export function canSort<Row>(column: DataTableColumn<Row>): boolean {
  return column.value !== undefined && column.isSortable !== false;
}

/** What names a row in labels such as 'Actions for maria@example.org'. */
export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row> | undefined {
  return columns.find((column) => column.isRowHeader) ?? columns[0];
}

/** The column that carries the link of this row. */
export function linkColumnOf<Row, Column extends DataTableColumn<Row>>(
  shownColumns: readonly Column[],
  row: Row,
): Column | undefined {
  const chosen = shownColumns.find((column) => column.isRowLink);
  const content = chosen && (chosen.cell ?? chosen.value)?.(row);
  if (content !== undefined && content !== null && content !== '') return chosen;
  return shownColumns.find((column) => column.isRowHeader);
}
