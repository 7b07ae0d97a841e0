import type { ReactNode } from 'react';
import type { SortDirection, SortValue } from './sort-value.ts';

/**
 * Decides the alignment, typeface and width of a column, and how it shows a value. `id` has a mono face, `time` takes
 * dates or milliseconds like `Date.now()`, `flag` shows a check or a dash.
 */
export type ColumnKind = 'text' | 'id' | 'number' | 'time' | 'flag' | 'other';

/** Keep the list of columns stable: new functions render all rows again. */
export interface DataTableColumn<Row> {
  /** Identifies the column in the table's state and in a console's URL. */
  readonly id: string;
  readonly header: string;
  /** @default 'text' */
  readonly kind?: ColumnKind;
  /** The sorted and shown value. Without it the column cannot be sorted. */
  readonly value?: (row: Row) => SortValue;
  /** Must depend on the row alone, because an unchanged row is not rendered again. @default shows `value` */
  readonly cell?: (row: Row) => ReactNode;
  /**
   * The value in an exported file: raw, a time as a Date.
   * @default `value`; a column with neither is left out, also in print
   */
  readonly exportValue?: (row: Row) => SortValue;
  /** @default true if the column has a `value` */
  readonly isSortable?: boolean;
  /** The direction after the first press on the header. @default 'ascending' */
  readonly firstDirection?: SortDirection;
  /** Names the row and has its link. Exactly one column should. @default false */
  readonly isRowHeader?: boolean;
  /** Has the row's link instead of the row header, unless it is hidden or empty. @default false */
  readonly isRowLink?: boolean;
  /**
   * Columns with higher numbers are hidden first if there is little room; 1 is never hidden.
   * @default 1 for the row header, else 2
   */
  readonly priority?: number;
  /**
   * Shown on the card of a narrow table; other columns are behind 'More'.
   * @default the two most important columns that have a `value`
   */
  readonly isFact?: boolean;
  /** Below this width, in px, the table hides columns instead. @default by kind, 64 to 168 */
  readonly minWidthPx?: number;
  /** The share of the spare room, relative to other columns. @default 1 for text and other, else 0 */
  readonly share?: number;
  /** Wraps long text instead of truncating it. @default false */
  readonly wraps?: boolean;
  /** Hidden until a person chooses it. @default false */
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

/** What is shown and exported for a value. */
export function shownValue<Row>({ kind }: DataTableColumn<Row>, value: SortValue): SortValue {
  return kind === 'time' && typeof value === 'number' ? new Date(value) : value;
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

const MAX_FACTS = 2;

export function factsOf<Row>(columns: readonly DataTableColumn<Row>[]): ReadonlySet<string> {
  const others = columns.filter((column) => !column.isRowHeader);
  const chosen = others.filter((column) => column.isFact);
  const facts =
    chosen.length > 0
      ? chosen
      : others
          .filter(({ value }) => value !== undefined)
          .toSorted((a, b) => priorityOf(a) - priorityOf(b))
          .slice(0, MAX_FACTS);
  return new Set(facts.map(({ id }) => id));
}

export function canSort<Row>(column: DataTableColumn<Row>): boolean {
  return column.value !== undefined && column.isSortable !== false;
}

export function rowHeaderOf<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row> | undefined {
  return columns.find((column) => column.isRowHeader) ?? columns[0];
}

export function linkColumnOf<Row, Column extends DataTableColumn<Row>>(
  shownColumns: readonly Column[],
  row: Row,
): Column | undefined {
  const chosen = shownColumns.find((column) => column.isRowLink);
  const content = chosen && (chosen.cell ?? chosen.value)?.(row);
  if (content !== undefined && content !== null && content !== '') return chosen;
  return shownColumns.find((column) => column.isRowHeader);
}
