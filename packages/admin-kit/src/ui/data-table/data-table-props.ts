import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import type { StatusTone } from '../status/status.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableState, TableChoice } from './data-table-state.ts';
import type { DataTableFailure } from './table-body.tsx';
import type { DataTableSelection } from './use-row-selection.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table: 'Users'. */
  label: string;
  /**
   * Names it to the host and in files, in kebab-case: 'org-users'. With it the rows can be exported as CSV, and the host
   * keeps the table's state and its views (`tables` of the provider). The same wherever the table stands. @default none
   */
  name?: string;
  /** The load whose rows the table shows, with its failures and its refresh. Keep the rows in it stable. @default `rows` */
  read?: ReadState<readonly Row[]>;
  /** With `read`: what failed, in the specified words: 'Failed to load users'. @default 'This could not be loaded' */
  failedTitle?: ReactNode;
  /** With `read`: names the button that loads again: 'Reload users'. Without it there is none. */
  refreshLabel?: string | undefined;
  /** The rows of a table without `read`, null while nothing is loaded. Keep it stable, and the rows in it that did not change. @default null */
  rows?: readonly Row[] | null;
  /** Keep it stable. */
  columns: readonly DataTableColumn<Row>[];
  /** Keeps a row's selection and its place through changes. Must be unique. Keep it stable. */
  getRowId: (row: Row) => string;
  /** With `rows`: newer ones are loading; these stay. @default false */
  isRefreshing?: boolean;
  /** With `rows`: loading failed. Shown in place of the rows, or above those of before. @default none */
  failure?: DataTableFailure | null;
  /** Shown where there are no rows: 'No coupons match query'. */
  emptyText: ReactNode;
  /** What is the case and what to do, below that: 'There are no coupons yet. Create the first one.' @default none */
  emptyHint?: ReactNode;
  /** Shown instead where a filter leaves none. @default emptyText */
  noMatchText?: ReactNode;
  /** What to do where there are no rows. @default none */
  emptyAction?: ReactNode;
  /** Shown where there are no rows, in place of `emptyText` and `emptyAction`. @default these */
  emptyState?: ReactNode;
  /** Names the filter field: 'Filter users'. Without it there is none. */
  filterLabel?: string | undefined;
  /** The texts that the filter looks into. Keep it stable. @default none */
  filterTexts?: (row: Row) => readonly (string | null | undefined)[];
  /** A further condition, for example of a select in `filters`. Keep it stable. */
  where?: ((row: Row) => boolean) | undefined;
  /** Further filters that are part of the table's state. Keep them stable. @default none */
  choices?: readonly TableChoice<Row>[];
  /** Other further filters, beside the filter field. */
  filters?: ReactNode;
  /** At the end of the toolbar. */
  actions?: ReactNode;
  /** The main action, after the others. It stays in view where the others fold into the filter sheet. @default none */
  primaryAction?: ReactNode;
  /** Controls filter, order, page and columns, together with `onStateChange`. @default the table keeps its own */
  state?: DataTableState;
  /** What a table that keeps its own state starts with. @default 20 rows a page, unsorted, unfiltered */
  initialState?: Partial<DataTableState>;
  /** Fires with the whole next state for every change a person makes; for typing, in a transition. */
  onStateChange?: (state: DataTableState) => void;
  /** @default [20, 50, 100] */
  pageSizes?: readonly number[];
  /** Whether columns can be chosen. @default where there are more than four */
  hasColumnChoice?: boolean;
  /** Whether the rows of a table with a name can be exported. @default true */
  hasExport?: boolean;
  /** @default none */
  selection?: DataTableSelection | undefined;
  /** What can be done with selected rows, shown while there are any. */
  selectionActions?: ReactNode;
  /** Where a row leads: its header becomes a link. Keep it stable. */
  rowHref?: (row: Row) => string | undefined;
  /** Opens a row on a press anywhere on it. Without `rowHref` its header becomes a button that does the same. Keep it stable. */
  onRowOpen?: (row: Row) => void;
  /** What can be done with one row, in a menu at its end. Keep it stable. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Colours a row softly, beside a cell that says the same in words. Keep it stable. @default none */
  rowTone?: (row: Row) => StatusTone | undefined;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  linkComponent?: ElementType<ComponentProps<'a'>>;
  /** @default that of the page */
  density?: 'comfortable' | 'compact';
}
