import type { StatusTone } from '../status/status.tsx';
import type { RowSort } from './sort-value.ts';

/** Everything a person can change in a table. A console can keep it in the URL. */
export interface DataTableState {
  readonly filter: string;
  readonly sort: RowSort | null;
  /** From 1. For a page that does not exist the table shows the nearest one. */
  readonly page: number;
  readonly pageSize: number;
  /** Ids of all columns to show; the table scrolls if there is no room. null: the columns that are not hidden at first, as far as there is room. */
  readonly columns: readonly string[] | null;
  /** The chosen option of each further filter that is a `choice` of the table, by its id. @default the first options */
  readonly choices?: Readonly<Record<string, string>>;
}

export const defaultTableState: DataTableState = {
  filter: '',
  sort: null,
  page: 1,
  pageSize: 20,
  columns: null,
};

export interface PageRange {
  readonly page: number;
  readonly pageCount: number;
  readonly from: number;
  readonly to: number;
}

export function pageRange(count: number, page: number, pageSize: number): PageRange {
  const size = Number.isFinite(pageSize) && pageSize >= 1 ? Math.floor(pageSize) : defaultTableState.pageSize;
  const pageCount = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(Number.isFinite(page) ? Math.floor(page) : 1, 1), pageCount);
  const from = (shown - 1) * size;
  return { page: shown, pageCount, from, to: Math.min(from + size, count) };
}

export function pageWindow(page: number, pageCount: number): readonly (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 2), pageCount - 4);
  const start = page <= 4 ? [1, 2, 3, 4, 5] : [1, null];
  if (page <= 4) return [...start, null, pageCount];
  if (page >= pageCount - 3)
    return [1, null, ...Array.from({ length: 5 }, (_, index) => pageCount - 4 + index)];
  return [...start, first, first + 1, first + 2, null, pageCount];
}

export interface TableChoiceOption<Row> {
  readonly value: string;
  readonly label: string;
  /** The rows that it keeps. Keep the function stable. @default all */
  readonly where?: (row: Row) => boolean;
}

/** A further filter: a select next to the filter field. It is part of the table's state. */
export interface TableChoice<Row> {
  /** The key in the table's state. Not 'filter', 'sort', 'page', 'size' or 'columns'. */
  readonly id: string;
  readonly label: string;
  /** The first one is chosen initially. */
  readonly options: readonly TableChoiceOption<Row>[];
}

export function chosenOption<Row>(
  { id, options }: TableChoice<Row>,
  chosen: DataTableState['choices'],
): TableChoiceOption<Row> | undefined {
  return options.find(({ value }) => value === chosen?.[id]) ?? options[0];
}

export function firstChoices<Row>(choices: readonly TableChoice<Row>[]): Record<string, string> {
  return Object.fromEntries(choices.map(({ id, options }) => [id, options[0]?.value ?? '']));
}

export function isSameChoice(
  chosen: DataTableState['choices'],
  choices: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(choices).every(([id, value]) => (chosen?.[id] ?? value) === value);
}

export function activeChoices(
  chosen: DataTableState['choices'],
  choices: Readonly<Record<string, string>>,
): number {
  return Object.entries(choices)
    .filter(([id, value]) => (chosen?.[id] ?? value) !== value)
    .reduce((count, [id]) => count + (chosen?.[id] ?? '').split(',').filter(Boolean).length, 0);
}

export function allConditions<Row>(
  conditions: readonly (((row: Row) => boolean) | undefined)[],
): ((row: Row) => boolean) | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length < 2 ? given[0] : (row) => given.every((condition) => condition(row));
}

export interface TableFacet<Row> {
  /** Its name in the table's state. No commas. */
  readonly value: string;
  readonly label: string;
  /** Shows a dot in this color before the label. @default none */
  readonly tone?: StatusTone;
  /** The rows that it keeps. */
  readonly where: (row: Row) => boolean;
  /**
   * Whether all of its rows are known. Only then is its number shown. Until then it is offered even with none.
   * @default it is known with the rows
   */
  readonly isWhole?: boolean;
  /** Only one facet of a group is chosen at a time. @default it joins with all others */
  readonly group?: string;
}

/** The facets of a choice in the table's state, such as 'unverified,trialOver'. Unknown names are ignored. */
export function chosenFacets<Facet extends { readonly value: string }>(
  facets: readonly Facet[],
  choice: string | undefined,
): readonly Facet[] {
  const values = new Set(choice?.split(','));
  return facets.filter(({ value }) => values.has(value));
}

/** The rows that have all chosen facets; undefined for all rows. Pass it to the table as `where`, and keep it stable. */
export function facetCondition<Row>(
  facets: readonly Pick<TableFacet<Row>, 'value' | 'where'>[],
  choice: string | undefined,
): ((row: Row) => boolean) | undefined {
  return allConditions(chosenFacets(facets, choice).map(({ where }) => where));
}
