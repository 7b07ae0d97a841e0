import { cx } from 'class-variance-authority';
import { type ComponentProps, type ElementType, useMemo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import type { StatusTone } from '../status/status.tsx';
import {
  type DataTableColumn,
  factsOf,
  kindOf,
  priorityOf,
  rowHeaderOf,
  shareOf,
} from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';

export interface LaidOutColumn<Row> extends DataTableColumn<Row> {
  readonly cellClass: string;
  readonly headerClass: string;
  readonly width: string | undefined;
}

/** A new object renders the row again. */
export interface RowLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly linkComponent: ElementType<ComponentProps<'a'>>;
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
  readonly opensAnywhere: boolean;
  readonly opensHere: boolean;
  readonly rowTone: ((row: Row) => StatusTone | undefined) | undefined;
  readonly rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  readonly onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  readonly hasMore: boolean;
  readonly labelOf: (row: Row) => string;
  readonly words: {
    readonly number: (value: number | bigint) => string;
    readonly yes: string;
    readonly no: string;
    readonly selectRow: (facts: { row: string }) => string;
    readonly actionsFor: (facts: { row: string }) => string;
    readonly more: string;
    readonly moreOf: (facts: { row: string }) => string;
  };
}

const MAX_RANKS = 12;

export function leaveRanks<Row>(columns: readonly DataTableColumn<Row>[]): ReadonlyMap<string, number> {
  const leaving = columns
    .filter((column) => priorityOf(column) > 1)
    .toReversed()
    .toSorted((a, b) => priorityOf(b) - priorityOf(a));
  return new Map(leaving.map(({ id }, index) => [id, Math.min(index + 1, MAX_RANKS)]));
}

export function layOutColumns<Row>(columns: readonly DataTableColumn<Row>[]): readonly LaidOutColumn<Row>[] {
  const ranks = leaveRanks(columns);
  const facts = factsOf(columns);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) => {
    const share = shareOf(column);
    const rank = ranks.get(column.id);
    const rankClass = rank !== undefined && `ak-leaves-${rank}`;
    const isForControls = column.value === undefined && column.exportValue === undefined;
    const modifier = (block: string) =>
      cx(
        block,
        `${block}--${kindOf(column)}`,
        isForControls && 'ak-data-table-controls-column',
        column.isRowHeader && 'ak-data-table-stays',
        rankClass,
      );
    return {
      ...column,
      headerClass: cx(
        modifier('ak-data-table-header-cell'),
        share > 0 && 'ak-data-table-header-cell--shares',
      ),
      cellClass: cx(
        modifier('ak-data-table-cell'),
        share > 0 && 'ak-data-table-cell--shares',
        column.isRowHeader && 'ak-data-table-cell--row-header',
        facts.has(column.id) && 'ak-data-table-cell--fact',
        column.wraps && 'ak-data-table-cell--wraps',
      ),
      width: share > 0 ? `${(share / shares) * 100}%` : undefined,
    };
  });
}

const isHeader = ({ isRowHeader }: { isRowHeader?: boolean }) => isRowHeader === true;

interface RowLayoutOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  shownColumns: readonly DataTableColumn<Row>[];
  getRowId: (row: Row) => string;
  linkComponent: ElementType<ComponentProps<'a'>> | undefined;
  rowHref: ((row: Row) => string | undefined) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  opensHere: boolean;
  isSelecting: boolean;
  rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  rowTone: RowLayout<Row>['rowTone'];
  onSelect: RowLayout<Row>['onSelect'];
  isNarrow: boolean;
}

export function useRowLayout<Row>(options: RowLayoutOptions<Row>): RowLayout<Row> {
  const { columns, shownColumns, getRowId, linkComponent = 'a' } = options;
  const { rowHref, onRowOpen, opensHere, isSelecting, rowActions, rowTone, onSelect, isNarrow } = options;
  const { yes, no, selectRow, actionsFor, more, moreOf } = useMessages(dataTableMessages);
  const format = useNumberFormat();
  return useMemo(() => {
    const header = rowHeaderOf(columns);
    return {
      columns: layOutColumns(shownColumns),
      hasMore:
        isNarrow && shownColumns.length > factsOf(shownColumns).size + (shownColumns.some(isHeader) ? 1 : 0),
      labelOf: (row: Row) => visibleText(String(header?.value?.(row) ?? getRowId(row))),
      words: { yes, no, selectRow, actionsFor, more, moreOf, number: format },
      linkComponent,
      rowHref,
      onRowOpen,
      opensAnywhere: onRowOpen !== undefined && !isSelecting,
      opensHere,
      rowActions,
      rowTone,
      onSelect,
    };
  }, [
    columns,
    shownColumns,
    getRowId,
    linkComponent,
    rowHref,
    onRowOpen,
    opensHere,
    isSelecting,
    rowActions,
    rowTone,
    onSelect,
    isNarrow,
    yes,
    no,
    selectRow,
    actionsFor,
    more,
    moreOf,
    format,
  ]);
}
