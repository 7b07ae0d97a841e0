import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import type { ReadState } from '../../data/use-read.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';
import { RefreshButton } from '../screen-state/read-view.tsx';
import type { StatusTone } from '../status/status.tsx';
import { canSort, type DataTableColumn } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { DataTableState } from './data-table-state.ts';
import { ExportButton } from './export-button.tsx';
import type { RowIndexOptions, RowSort } from './row-index.ts';
import { SelectionBar } from './selection-bar.tsx';
import { type DataTableFailure, TableBody } from './table-body.tsx';
import {
  allConditions,
  chosenOption,
  firstChoices,
  isSameChoice,
  type TableChoice,
  type TableChoiceOption,
} from './table-choice.ts';
import { TableFooter } from './table-footer.tsx';
import { TableHostContext } from './table-host.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { usePageTable } from './use-page-table.ts';
import { useRowIndex } from './use-row-index.ts';
import { useRowLayout } from './use-row-layout.ts';
import { type DataTableSelection, useRowSelection } from './use-row-selection.ts';
import { useTablePage } from './use-table-page.ts';
import { useTableSource } from './use-table-source.ts';
import { useTableState } from './use-table-state.ts';
import './data-table.css';

export type {
  DataTableColumn,
  DataTableFailure,
  DataTableSelection,
  DataTableState,
  TableChoice,
  TableChoiceOption,
};

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
  refreshLabel?: string;
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
  /** Shown instead where a filter leaves none. @default emptyText */
  noMatchText?: ReactNode;
  /** What to do where there are no rows. @default none */
  emptyAction?: ReactNode;
  /** Names the filter field: 'Filter users'. Without it there is none. */
  filterLabel?: string;
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
  /** @default none */
  selection?: DataTableSelection;
  /** What can be done with selected rows, shown while there are any. */
  selectionActions?: ReactNode;
  /** Where a row leads: its header becomes a link. Keep it stable. */
  rowHref?: (row: Row) => string | undefined;
  /** Opens a row in place: its header becomes a button, and a press anywhere on the row does the same. Keep it stable. */
  onRowOpen?: (row: Row) => void;
  /** What can be done with one row, in a menu at its end. Keep it stable. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Colours a row softly, beside a cell that says the same in words. Keep it stable. @default none */
  rowTone?: (row: Row) => StatusTone | undefined;
  /** The host router's link, from `useAdminKit().linkComponent`. @default 'a' */
  linkComponent?: ElementType<ComponentProps<'a'>>;
  /** @default that of the page */
  density?: 'comfortable' | 'compact';
}

const noRows: readonly never[] = [];
const noTexts = () => noRows;
const defaultPageSizes = [20, 50, 100];

/** Rows of one kind: filtered, sorted and paged here, however many there are. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    name,
    read,
    failedTitle,
    refreshLabel,
    rows: ownRows,
    columns,
    getRowId,
    isRefreshing: isOwnRefreshing,
    failure: ownFailure,
    emptyText,
    noMatchText = emptyText,
    emptyAction,
    filterLabel,
    filterTexts = noTexts,
    where: condition,
    choices = noRows,
    filters,
    actions,
    state: hostState,
    initialState,
    onStateChange,
    pageSizes = defaultPageSizes,
    hasColumnChoice = columns.length > 4,
    selection,
    selectionActions,
    rowHref,
    onRowOpen,
    rowActions,
    rowTone,
    linkComponent,
    density,
    className,
    ref,
    ...rest
  } = props;
  const words = useMessages(dataTableMessages);
  const { rows, isRefreshing, failure, unreadableCount } = useTableSource({
    read,
    failedTitle,
    rows: ownRows,
    isRefreshing: isOwnRefreshing,
    failure: ownFailure,
  });
  const { locale } = use(MessageContext);
  const root = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRef(root, ref);
  const { state, start, change } = useTableState({
    name,
    initialState,
    onStateChange,
    state: hostState,
    firstChoices: firstChoices(choices),
  });
  const cleared = { ...start.choices, ...firstChoices(choices) };
  const { Views } = use(TableHostContext) ?? {};
  const where = useMemo(
    () => allConditions([condition, ...choices.map((choice) => chosenOption(choice, state.choices)?.where)]),
    [condition, choices, state.choices],
  );

  const indexOptions = useMemo<RowIndexOptions<Row>>(() => {
    const sortable = columns.filter(canSort);
    const sortValues = new Map(sortable.map(({ id, value }) => [id, value ?? (() => null)]));
    return { sortValues, textOf: filterTexts, locale };
  }, [columns, filterTexts, locale]);
  const index = useRowIndex(rows ?? noRows, indexOptions);
  const { page, isWaiting } = useTablePage(index, state, where);
  const { pageRows, shownColumns } = usePageTable({
    rows: page.rows,
    columns,
    shownColumnIds: state.columns,
    getRowId,
  });
  const pageIds = useMemo(() => pageRows.map((row) => row.id), [pageRows]);
  const { onSelect, onSelectPage, onSelectAll, pageSelection, isEveryMatchSelected } = useRowSelection({
    selection,
    rows,
    pageIds,
    getRowId,
    index,
    where,
    filter: state.filter,
  });
  const layout = useRowLayout({
    columns,
    shownColumns,
    getRowId,
    linkComponent,
    rowHref,
    onRowOpen,
    rowActions,
    rowTone,
    onSelect,
  });

  const sortBy = useCallback(
    (sort: RowSort) => {
      const column = columns.find(({ id }) => id === sort.columnId)?.header ?? '';
      announce(words.sorted({ order: words[sort.direction]({ column }) }), { within: root.current });
      change({ sort, page: 1 });
    },
    [columns, words, change],
  );
  const showPage = useCallback(
    (next: number) => {
      change({ page: next });
      // The pager stands below the rows: whoever turns the page reads on from its top.
      const node = root.current;
      if (node && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
    },
    [change],
  );

  const refresh = read?.status === 'ready' && refreshLabel !== undefined && failure === null && (
    <RefreshButton read={read} label={refreshLabel} />
  );
  return (
    <div {...rest} ref={composedRef} className={cx('ak-data-table', className)} data-density={density}>
      <TableToolbar
        {...{ columns, shownColumns, change, filterLabel, choices, filters, hasColumnChoice }}
        actions={
          refresh ? (
            <>
              {refresh}
              {actions}
            </>
          ) : (
            actions
          )
        }
        filter={state.filter}
        sort={state.sort}
        chosen={state.choices}
        tools={
          name !== undefined &&
          rows?.length !== 0 && (
            <>
              {Views && <Views {...{ label, state, start }} table={name} onStateChange={change} />}
              <ExportButton
                {...{ name, index }}
                query={{ filter: state.filter, where, sort: state.sort }}
                columns={shownColumns}
                matchCount={page.count}
                isLoading={rows === null}
              />
            </>
          )
        }
      />
      {selection && (
        <SelectionBar
          selectedCount={selection.selectedIds.size}
          matchCount={page.count}
          {...{ isEveryMatchSelected, onSelectAll }}
          actions={selectionActions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      <TableBody
        {...{ label, layout, pageRows, pageSelection, onSelectPage, failure, unreadableCount }}
        {...{ emptyText, noMatchText, emptyAction }}
        matchCount={page.count}
        rowCount={rows?.length ?? null}
        isBusy={isRefreshing || (isWaiting && rows !== null)}
        selectedIds={selection?.selectedIds}
        sort={state.sort}
        onSort={sortBy}
        pageSize={state.pageSize}
        onClearFilter={
          state.filter === '' && isSameChoice(state.choices, cleared)
            ? undefined
            : () => change({ filter: '', page: 1, choices: cleared })
        }
      />
      {rows !== null && rows.length > 0 && (
        <TableFooter
          {...{ label, pageSizes, change }}
          page={page.page}
          pageCount={page.pageCount}
          from={page.from}
          to={page.to}
          matchCount={page.count}
          rowCount={rows.length}
          pageSize={state.pageSize}
          onPageChange={showPage}
        />
      )}
    </div>
  );
}
