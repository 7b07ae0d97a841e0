import { cx } from 'class-variance-authority';
import { use, useCallback, useMemo, useReducer, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useComposedRef } from '../../browser/use-composed-ref.ts';
import { useIsPrinting } from '../../browser/use-is-printing.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { RefreshButton } from '../screen-state/refresh-button.tsx';
import { canSort } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { DataTableProps, TableViewProps } from './data-table-props.ts';
import {
  activeChoices,
  allConditions,
  chosenOption,
  firstChoices,
  isSameChoice,
} from './data-table-state.ts';
import { ExportButton } from './export-button.tsx';
import type { RowIndexOptions } from './row-index.ts';
import { useRowLayout } from './row-layout.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { RowSort } from './sort-value.ts';
import { TableBody } from './table-body.tsx';
import { useIsNarrow } from './table-fit.ts';
import { TableFooter } from './table-footer.tsx';
import { TableHostContext } from './table-host.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useCopyRows } from './use-copy-rows.ts';
import { usePageTable } from './use-page-table.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useRowIndex, useTablePage } from './use-table-page.ts';
import { useTableSlots } from './use-table-slots.tsx';
import { useTableSource } from './use-table-source.ts';
import { useTableState } from './use-table-state.ts';
import './data-table.css';

const noRows: readonly never[] = [];
const noTexts = () => noRows;
const MAX_PRINTED = 1000;
const defaultPageSizes = [20, 50, 100];

/** A table that filters, sorts and pages its rows in the browser, up to 100,000 of them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, state, initialState, onStateChange, ...view } = props;
  const first = firstChoices(view.choices ?? noRows);
  const table = useTableState({ name, state, initialState, onStateChange, firstChoices: first });
  return <TableView {...view} table={table} />;
}

export function TableView<Row>(given: TableViewProps<Row>) {
  const props = useTableSlots(given);
  const {
    table: { name, state, start, change },
    label,
    read,
    failedTitle,
    refreshLabel,
    rows: ownRows,
    columns,
    getRowId,
    isRefreshing: isOwnRefreshing,
    failure: ownFailure,
    emptyText,
    emptyHint,
    noMatchText = emptyText,
    noMatchAction,
    emptyAction,
    emptyState,
    filterLabel,
    filterTexts = noTexts,
    where: condition,
    choices = noRows,
    filters,
    actions,
    primaryAction,
    pageSizes = defaultPageSizes,
    hasColumnChoice = columns.length > 4,
    hasExport = true,
    exporter: ownExporter,
    selection,
    selectionActions,
    rowHref,
    onRowOpen,
    opensRowsHere = false,
    rowActions,
    rowTone,
    linkComponent,
    density,
    className,
    ref,
    ...rest
  } = props;
  const words = useMessages(dataTableMessages);
  const onCopy = useCopyRows(words);
  const { rows, isRefreshing, failure, unreadableCount } = useTableSource({
    read,
    failedTitle,
    rows: ownRows,
    isRefreshing: isOwnRefreshing,
    failure: ownFailure,
  });
  const { locale } = use(MessageContext);
  const root = useRef<HTMLDivElement>(null);
  const { isNarrow, inside } = useIsNarrow();
  const composedRef = useComposedRef(root, ref);
  const cleared = { ...start.choices, ...firstChoices(choices) };
  const { Views, headingRef } = use(TableHostContext) ?? {};
  const where = useMemo(
    () => allConditions([condition, ...choices.map((choice) => chosenOption(choice, state.choices)?.where)]),
    [condition, choices, state.choices],
  );

  const indexOptions = useMemo<RowIndexOptions<Row>>(() => {
    const sortable = columns.filter(canSort);
    const sortValues = new Map(sortable.map(({ id, value }) => [id, value ?? (() => null)]));
    return { sortValues, textOf: filterTexts, locale };
  }, [columns, filterTexts, locale]);
  const [refreshes, noteRefresh] = useReducer((count: number) => count + 1, 0);
  const { index, noteUse } = useRowIndex(rows ?? noRows, indexOptions, {
    query: JSON.stringify([state.filter, state.sort, state.choices, refreshes]),
    where: condition,
    getRowId,
  });
  const isWhole = useIsPrinting() && rows !== null && rows.length <= MAX_PRINTED;
  const pageState = isWhole ? { ...state, page: 1, pageSize: MAX_PRINTED } : state;
  const { page, isWaiting } = useTablePage(index, pageState, where);
  const rowCount = rows === null || (isWaiting && page.count === 0) ? null : rows.length;
  const { pageRows, shownColumns, sorts } = usePageTable({
    rows: page.rows,
    columns,
    shownColumnIds: state.columns,
    sort: state.sort,
    getRowId,
  });
  const pageIds = useMemo(() => pageRows.map((row) => row.id), [pageRows]);
  const { onSelect, onSelectPage, onSelectAll, pageSelection, ...matching } = useRowSelection({
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
    opensHere: opensRowsHere,
    isSelecting: (selection?.selectedIds.size ?? 0) > 0,
    rowActions,
    rowTone,
    onSelect,
    isNarrow,
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
      const node = root.current;
      if (node && node.getBoundingClientRect().top < 0) node.scrollIntoView?.({ block: 'start' });
    },
    [change],
  );

  const hasTools = name !== undefined && rows?.length !== 0;
  const exporter =
    hasTools &&
    hasExport &&
    (ownExporter ?? (
      <ExportButton
        {...{ name, index }}
        label={words.exportCsv}
        query={{ filter: state.filter, where, sort: state.sort }}
        columns={shownColumns}
        matchCount={page.count ?? 0}
        isLoading={rows === null || page.count === null}
      />
    ));
  const refresh = read?.status === 'ready' && refreshLabel !== undefined && failure === null && (
    <RefreshButton
      read={{
        ...read,
        refresh: () => {
          noteRefresh();
          read.refresh();
        },
      }}
      label={refreshLabel}
    />
  );
  return (
    <div
      onCopy={onCopy}
      {...rest}
      ref={composedRef}
      className={cx('ak-data-table', className)}
      data-density={density}
    >
      <TableToolbar
        {...{ columns, shownColumns, change, filterLabel, choices, filters, hasColumnChoice }}
        {...{ primaryAction, isNarrow }}
        matchCount={rowCount === null ? null : page.count}
        headingRef={name === undefined ? undefined : headingRef?.(name)}
        isEmpty={rows?.length === 0}
        activeCount={activeChoices(state.choices, cleared)}
        actions={
          (exporter || refresh || actions) && (
            <>
              {exporter}
              {refresh}
              {actions}
            </>
          )
        }
        filter={state.filter}
        sort={state.sort}
        chosen={state.choices}
        tools={
          hasTools && Views && <Views {...{ label, state, start }} table={name} onStateChange={change} />
        }
      />
      <TableBody
        {...{ label, layout, rows, pageRows, pageSelection, onSelectPage, failure, unreadableCount, inside }}
        onUse={noteUse}
        {...{ emptyText, emptyHint, noMatchText, noMatchAction, emptyAction, emptyState }}
        query={JSON.stringify([state.filter, state.sort, state.page, state.pageSize, state.choices])}
        matchCount={page.count}
        rowCount={rowCount}
        isBusy={isRefreshing || (isWaiting && rows !== null)}
        selectedIds={selection?.selectedIds}
        sorts={sorts}
        onSort={sortBy}
        pageSize={state.pageSize}
        onClearFilter={
          state.filter === '' && isSameChoice(state.choices, cleared)
            ? undefined
            : () => change({ filter: '', page: 1, choices: cleared })
        }
      />
      {selection && (
        <SelectionBar
          selectedCount={selection.selectedIds.size}
          matchCount={page.count}
          {...{ ...matching, onSelectAll }}
          actions={
            <>
              {selectionActions}
              {name !== undefined && hasExport && !selection.keepsMissing && (
                <ExportButton
                  {...{ name, index }}
                  label={words.exportSelected}
                  query={{
                    filter: '',
                    where: (row) => selection.selectedIds.has(getRowId(row)),
                    sort: state.sort,
                  }}
                  columns={shownColumns}
                  matchCount={selection.selectedIds.size}
                  isLoading={rows === null}
                />
              )}
            </>
          }
          onClear={() => selection.onChange(new Set())}
        />
      )}
      {rowCount !== null && rowCount > 0 && (
        <TableFooter
          {...{ label, pageSizes, change }}
          page={page.page}
          pageCount={page.pageCount}
          from={page.from}
          to={page.to}
          matchCount={page.count}
          rowCount={rowCount}
          pageSize={state.pageSize}
          onPageChange={showPage}
        />
      )}
    </div>
  );
}
