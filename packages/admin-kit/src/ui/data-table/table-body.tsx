import {
  type FocusEvent,
  type ReactNode,
  type RefCallback,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusUnlessTaken } from '../../accessibility/focus.ts';
import { isMatched } from '../../browser/is-matched.ts';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Progress } from '../progress/progress.tsx';
import { EmptyState } from '../screen-state/empty-state.tsx';
import { FailedState } from '../screen-state/failed-state.tsx';
import { skeletonClass } from '../skeleton/skeleton.tsx';
import { setTitleIfTruncated } from '../text/set-title-if-truncated.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { shareOf } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { RowLayout } from './row-layout.ts';
import { useTableFit } from './table-fit.ts';
import { TableHead } from './table-head.tsx';
import { cellContent, TableRow } from './table-row.tsx';
import type { ColumnSort } from './use-page-table.ts';
import { useRowMenu } from './use-row-menu.tsx';
import type { MeasuredCell } from './widest-cells.ts';
import '../skeleton/skeleton.css';
import type { RowSort } from './sort-value.ts';

export interface DataTableFailure {
  /** The specified title: 'Failed to load users'. */
  readonly title: ReactNode;
  /** The reason and the next step. @default none */
  readonly text?: ReactNode;
  /** Without it there is no Retry. */
  readonly onRetry?: () => void;
  /** @default false */
  readonly isRetrying?: boolean;
}

interface TableBodyProps<Row> {
  label: string;
  layout: RowLayout<Row>;
  /** Of all pages. */
  rows: readonly Row[] | null;
  pageRows: readonly { readonly id: string; readonly original: Row }[];
  query: string;
  matchCount: number | null;
  rowCount: number | null;
  isBusy: boolean;
  failure: DataTableFailure | null;
  unreadableCount: number;
  emptyText: ReactNode;
  emptyHint: ReactNode;
  noMatchText: ReactNode;
  noMatchAction: ReactNode;
  emptyAction: ReactNode;
  emptyState: ReactNode;
  selectedIds: ReadonlySet<string> | undefined;
  pageSelection: boolean | 'mixed';
  onSelectPage: (isSelected: boolean) => void;
  sorts: ReadonlyMap<string, ColumnSort>;
  onSort: (sort: RowSort) => void;
  /** A control of a row was pressed or focused. */
  onUse: (rowId: string) => void;
  pageSize: number;
  onClearFilter: (() => void) | undefined;
  /** For the frame, before it is measured. */
  inside: RefCallback<HTMLElement>;
}

const MAX_SKELETON_ROWS = 10;
const CLOSING_MS = 140;
const pageRowsInPlace = rowsInPlace((row: { readonly id: string }) => row.id);

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { label, layout, matchCount, rowCount, isBusy, failure, selectedIds, sorts, onSort } = props;
  const words = useMessages(dataTableMessages);
  const countOf = useCount();
  const { steady: steadyRows, pointing } = useSteady(props.pageRows, props.query, pageRowsInPlace);
  const { handlers, menu } = useRowMenu(layout, steadyRows);
  const followFocus = useRowFocus(steadyRows);
  const closing = useClosingGaps(steadyRows, props.query);
  const { frame, measuredCells } = useTableFit(layout.columns, props.rows, steadyRows, props.inside);
  if (rowCount === null && failure !== null) {
    return (
      <div ref={props.inside} className="ak-data-table-frame">
        <FailedState title={failure.title} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>
          {failure.text}
        </FailedState>
      </div>
    );
  }
  const isLoading = rowCount === null;
  const noteUse = ({ target }: SyntheticEvent) => {
    const cell = target instanceof Element ? target.closest('td, th') : null;
    const row = cell?.matches(':not(.ak-data-table-cell--select)') && cell.closest('tr');
    const used = row && steadyRows[row.sectionRowIndex];
    if (used) props.onUse(used.id);
  };
  return (
    <>
      {failure !== null && (
        <Alert
          tone="danger"
          isInterrupting
          title={failure.text && failure.title}
          action={<RetryButton {...failure} />}
        >
          {failure.text ?? failure.title}
        </Alert>
      )}
      {props.unreadableCount > 0 && (
        <Alert tone="warning" role="status">
          {words.unreadable(countOf(props.unreadableCount))}
        </Alert>
      )}
      <div ref={frame} className="ak-data-table-frame">
        {isBusy && <Progress label={words.refreshing} className="ak-data-table-progress" />}
        <VisuallyHidden role="status">{isLoading && words.loading}</VisuallyHidden>
        <table className="ak-data-table-grid" aria-busy={isLoading || isBusy || undefined}>
          <caption className="ak-visually-hidden">
            {isLoading || matchCount === null ? label : words.caption({ label, count: countOf(matchCount) })}
          </caption>
          <TableHead
            layout={layout}
            sorts={sorts}
            onSort={onSort}
            pageSelection={props.pageSelection}
            onSelectPage={props.onSelectPage}
          />
          <tbody
            ref={closing}
            className="ak-data-table-rows"
            {...handlers}
            {...pointing}
            onFocus={(event) => {
              handlers.onFocus?.(event);
              followFocus(event);
              noteUse(event);
            }}
            onPointerDown={noteUse}
            onBlur={followFocus}
            onPointerOver={(event) => {
              handlers.onPointerOver?.(event);
              tellClippedCell(event);
            }}
          >
            {isLoading ? (
              <SkeletonRows layout={layout} rowCount={Math.min(props.pageSize, MAX_SKELETON_ROWS)} />
            ) : (
              steadyRows.map((row) => (
                <TableRow
                  key={row.id}
                  id={row.id}
                  row={row.original}
                  layout={layout}
                  isSelected={selectedIds?.has(row.id) ?? false}
                />
              ))
            )}
          </tbody>
          {measuredCells.length > 0 && <MeasuredRows cells={measuredCells} layout={layout} />}
        </table>
        {menu}
        {rowCount === 0 &&
          (props.emptyState ?? (
            <EmptyState title={props.emptyText} action={props.emptyAction}>
              {props.emptyHint}
            </EmptyState>
          ))}
        {rowCount !== null && rowCount > 0 && matchCount === 0 && !isBusy && (
          <EmptyState
            title={props.noMatchText}
            action={
              (props.noMatchAction || props.onClearFilter) && (
                <>
                  {props.noMatchAction}
                  {props.onClearFilter && <Button onClick={props.onClearFilter}>{words.clearFilter}</Button>}
                </>
              )
            }
          />
        )}
      </div>
    </>
  );
}

function tellClippedCell({ target }: SyntheticEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.ak-data-table-cell--shares') : null;
  if (cell === null) return;
  const part = cell.querySelector<HTMLElement>('.ak-data-table-row-link, .ak-user-text');
  setTitleIfTruncated(cell, part ?? cell);
}

function RetryButton({ onRetry, isRetrying = false }: DataTableFailure) {
  const words = useMessages(dataTableMessages);
  if (onRetry === undefined) return null;
  return (
    <Button size="small" isBusy={isRetrying} onClick={onRetry}>
      {words.retry}
    </Button>
  );
}

const WIDTHS = ['60%', '80%', '50%', '70%', '80%', '60%', '70%'] as const;

function SkeletonRows<Row>({ layout, rowCount }: { layout: RowLayout<Row>; rowCount: number }) {
  const { columns, onSelect, rowActions } = layout;
  return Array.from({ length: rowCount }, (_, rowIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a placeholder takes focus
    <tr key={rowIndex} className="ak-data-table-row" aria-hidden="true">
      {onSelect && <td className="ak-data-table-cell ak-data-table-cell--select" />}
      {columns.map((column, columnIndex) => (
        <td key={column.id} className={column.cellClass}>
          <span
            className={skeletonClass(
              'text',
              shareOf(column) > 0 ? WIDTHS[(rowIndex * 3 + columnIndex) % WIDTHS.length] : '70%',
            )}
          />
        </td>
      ))}
      {rowActions && <td className="ak-data-table-cell ak-data-table-cell--actions" />}
    </tr>
  ));
}

interface MeasuredRowsProps<Row> {
  cells: readonly MeasuredCell<Row>[];
  layout: RowLayout<Row>;
}

/** As few rows as hold the cells: the browser measures each column for itself. */
function MeasuredRows<Row>({ cells, layout: { columns, onSelect, words } }: MeasuredRowsProps<Row>) {
  const ofColumns = columns.map(({ id }) => cells.filter(({ columnId }) => columnId === id));
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: Math.max(...ofColumns.map(({ length }) => length)) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are gone before the browser paints
        <tr key={index} className="ak-data-table-row">
          {onSelect && <td className="ak-data-table-cell ak-data-table-cell--select" />}
          {columns.map((column, at) => {
            const cell = ofColumns[at]?.[index];
            return (
              <td key={column.id} className={column.cellClass}>
                {cell && cellContent(column, cell.row, words)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Rows below a removed one move up to close its gap. Another page or order shows at once. */
function useClosingGaps(rows: readonly { readonly id: string }[], query: string) {
  const body = useRef<HTMLTableSectionElement>(null);
  const known = useRef({ rows, query });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { rows, query };
    if (before.rows === rows || before.query !== query) return;
    const ids = new Set(rows.map(({ id }) => id));
    const gone = before.rows.findIndex(({ id }) => !ids.has(id));
    const next = body.current?.rows[gone];
    if (gone < 0 || !next?.animate || isMatched('(prefers-reduced-motion: reduce)')) return;
    const from = { transform: `translateY(${next.offsetHeight}px)` };
    for (const row of [...(body.current?.rows ?? [])].slice(gone)) row.animate([from, {}], CLOSING_MS);
  }, [rows, query]);
  return body;
}

interface FocusedRow {
  readonly row: HTMLTableRowElement;
  readonly index: number;
  readonly rows: HTMLTableSectionElement;
}

/** When a focused row leaves, focus goes to the next row or the table, not to a control that would take typing. */
function useRowFocus(pageRows: readonly unknown[]) {
  const focused = useRef<FocusedRow | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can take the focused one away
  useLayoutEffect(() => {
    if (!focused.current || focused.current.row.isConnected) return;
    const { index, rows } = focused.current;
    focused.current = null;
    focusUnlessTaken((rows.children[index] ?? rows.lastElementChild ?? rows.parentElement) as HTMLElement);
  }, [pageRows]);
  return ({ currentTarget, target, type }: FocusEvent<HTMLTableSectionElement>) => {
    const row = type === 'focus' ? target.closest('tr') : null;
    focused.current = row && { row, index: row.sectionRowIndex, rows: currentTarget };
  };
}
