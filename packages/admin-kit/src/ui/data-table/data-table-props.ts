import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { QueryState } from '../../data/use-read.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import type { StatusTone } from '../status/status.tsx';
import type { DataTableColumn } from './data-table-column.ts';
import type { DataTableState, TableChoice } from './data-table-state.ts';
import type { DataTableFailure } from './table-body.tsx';
import type { DataTableSelection } from './use-row-selection.ts';
import type { TableControl } from './use-table-state.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table: 'Users'. */
  label: string;
  /**
   * Identifies the table to the host and in files, in kebab-case: 'org-users'. With a name the rows can be exported as
   * CSV, and the host stores the table's state and views (`tables` of the provider).
   * @default none
   */
  name?: string;
  /** The load of the rows, with its failures and its refresh. Keep the rows stable. @default `rows` */
  read?: QueryState<readonly Row[]>;
  /** With `read`: the title of a failure: 'Failed to load users'. @default 'This could not be loaded' */
  failedTitle?: ReactNode;
  /** With `read`: the name of the refresh button: 'Refresh users'. @default no button */
  refreshLabel?: string | undefined;
  /**
   * The rows of a table without `read`; null while nothing is loaded. Keep it and its unchanged rows stable.
   * @default null
   */
  rows?: readonly Row[] | null;
  /** Keep it stable. */
  columns: readonly DataTableColumn<Row>[];
  /** A unique id. Keep it stable. */
  getRowId: (row: Row) => string;
  /** With `rows`: newer ones are loading. @default false */
  isRefreshing?: boolean;
  /** With `rows`: loading failed. Shown instead of the rows, or above older ones. @default none */
  failure?: DataTableFailure | null;
  /** Shown if there are no rows: 'No coupons match query'. */
  emptyText: ReactNode;
  /** Explains the empty table, below `emptyText`. @default none */
  emptyHint?: ReactNode;
  /** Shown if a filter matches no rows. @default emptyText */
  noMatchText?: ReactNode;
  /** The next step then, before the button that clears the filter. @default none */
  noMatchAction?: ReactNode;
  /** The next step if there are no rows. @default none */
  emptyAction?: ReactNode;
  /** Replaces `emptyText` and `emptyAction`. @default both */
  emptyState?: ReactNode;
  /** The name of the filter field: 'Filter users'. @default no field */
  filterLabel?: string | undefined;
  /** The texts that the filter searches. Keep it stable. @default none */
  filterTexts?: (row: Row) => readonly (string | null | undefined)[];
  /** A further condition, for example of a select in `filters`. Keep it stable. @default none */
  where?: ((row: Row) => boolean) | undefined;
  /** Further filters that are part of the table's state. Keep them stable. @default none */
  choices?: readonly TableChoice<Row>[];
  /** Other filters, next to the filter field. */
  filters?: ReactNode;
  /** At the end of the toolbar. @default none */
  actions?: ReactNode;
  /**
   * The main action, last in the toolbar. It stays visible when the others move into the filter sheet.
   * @default none
   */
  primaryAction?: ReactNode;
  /** Controls filter, order, page and columns, together with `onStateChange`. @default uncontrolled */
  state?: DataTableState;
  /** The initial state of an uncontrolled table. @default 20 rows a page, unsorted, unfiltered */
  initialState?: Partial<DataTableState>;
  /** Fires with the whole next state for every change by a person. Typing is a transition. */
  onStateChange?: (state: DataTableState) => void;
  /** @default [20, 50, 100] */
  pageSizes?: readonly number[];
  /** Whether people can choose columns. @default true with more than four columns */
  hasColumnChoice?: boolean;
  /** Whether the rows of a table with a name can be exported. @default true */
  hasExport?: boolean;
  /** Replaces the button that exports the rows. @default one that writes the shown columns of all matches */
  exporter?: ReactNode;
  /** @default none */
  selection?: DataTableSelection | undefined;
  /** Shown in the bar above the table while rows are selected. @default none */
  selectionActions?: ReactNode;
  /** The destination of a row: its header becomes a link. Keep it stable. */
  rowHref?: (row: Row) => string | undefined;
  /**
   * Opens a row when it is pressed. Without `rowHref` its header becomes a button. While rows are selected, only the
   * header opens one. Keep it stable.
   */
  onRowOpen?: (row: Row) => void;
  /** A press on the row's link also calls `onRowOpen`, so that its address is used only for new tabs. @default false */
  opensRowsHere?: boolean;
  /** The menu at the end of a row. Keep it stable. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** A soft row color, in addition to a cell with the same meaning in words. Keep it stable. @default none */
  rowTone?: (row: Row) => StatusTone | undefined;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  linkComponent?: ElementType<ComponentProps<'a'>>;
  /** @default that of the page */
  density?: 'comfortable' | 'compact';
}

export interface TableViewProps<Row>
  extends Omit<DataTableProps<Row>, 'name' | 'state' | 'initialState' | 'onStateChange'> {
  table: TableControl;
}
