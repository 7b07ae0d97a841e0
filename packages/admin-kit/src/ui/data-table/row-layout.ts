import { cx } from 'class-variance-authority';
import { type ComponentProps, type ElementType, useMemo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import type { StatusTone } from '../status/status.tsx';
import {
  type DataTableColumn,
  kindOf,
  minWidthOf,
  priorityOf,
  rowHeaderOf,
  shareOf,
} from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';

/** A column with the classes and the width that its cells share. */
export interface LaidOutColumn<Row> extends DataTableColumn<Row> {
  readonly cellClass: string;
  readonly headerClass: string;
  /** Its share of the free width as a CSS percentage; undefined: as wide as its content. */
  readonly width: string | undefined;
}

/** What all rows of a table share. A row renders again only if this object is a new one. */
export interface RowLayout<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly linkComponent: ElementType<ComponentProps<'a'>>;
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
  readonly rowTone: ((row: Row) => StatusTone | undefined) | undefined;
  readonly rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  readonly onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined;
  readonly labelOf: (row: Row) => string;
  readonly words: {
    readonly number: (value: number | bigint) => string;
    readonly yes: string;
    readonly no: string;
    readonly selectRow: (facts: { row: string }) => string;
    readonly actionsFor: (facts: { row: string }) => string;
  };
}

/** Container widths at which column-drop.css hides columns. Below the first one rows are cards and show all columns. */
const NARROWEST_PX = 480;
const WIDEST_PX = 1600;
const STEP_PX = 40;

const SELECT_WIDTH_PX = 40;
const ACTIONS_WIDTH_PX = 48;

/**
 * The container width below which each column is hidden, by column id: the width that the columns of the same or a higher
 * importance need. Container queries do the rest, so nothing is measured.
 */
export function dropWidths<Row>(
  columns: readonly DataTableColumn<Row>[],
  extraPx: number,
): ReadonlyMap<string, number> {
  const drops = new Map<string, number>();
  let neededPx = extraPx;
  for (const column of columns.toSorted((a, b) => priorityOf(a) - priorityOf(b))) {
    neededPx += minWidthOf(column);
    if (priorityOf(column) <= 1 || neededPx <= NARROWEST_PX) continue;
    drops.set(column.id, Math.min(Math.ceil(neededPx / STEP_PX) * STEP_PX, WIDEST_PX));
  }
  return drops;
}

function extraWidthOf(row: { onSelect: unknown; rowActions: unknown }): number {
  return (row.onSelect ? SELECT_WIDTH_PX : 0) + (row.rowActions ? ACTIONS_WIDTH_PX : 0);
}

/** `extraPx` is the width of the selection and action columns. */
export function layOutColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  extraPx: number,
): readonly LaidOutColumn<Row>[] {
  const drops = dropWidths(columns, extraPx);
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) => {
    const share = shareOf(column);
    const drop = drops.get(column.id);
    const dropClass = drop !== undefined && `ak-drop-${drop}`;
    const modifier = (block: string) => cx(block, `${block}--${kindOf(column)}`, dropClass);
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
        column.wraps && 'ak-data-table-cell--wraps',
      ),
      width: share > 0 ? `${(share / shares) * 100}%` : undefined,
    };
  });
}

interface RowLayoutOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  shownColumns: readonly DataTableColumn<Row>[];
  getRowId: (row: Row) => string;
  linkComponent: ElementType<ComponentProps<'a'>> | undefined;
  rowHref: ((row: Row) => string | undefined) | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  rowActions: ((row: Row) => readonly MenuEntry[]) | undefined;
  rowTone: RowLayout<Row>['rowTone'];
  onSelect: RowLayout<Row>['onSelect'];
}

export function useRowLayout<Row>(options: RowLayoutOptions<Row>): RowLayout<Row> {
  const { columns, shownColumns, getRowId, linkComponent = 'a' } = options;
  const { rowHref, onRowOpen, rowActions, rowTone, onSelect } = options;
  const { yes, no, selectRow, actionsFor } = useMessages(dataTableMessages);
  const format = useNumberFormat();
  return useMemo(() => {
    const header = rowHeaderOf(columns);
    return {
      columns: layOutColumns(shownColumns, extraWidthOf({ onSelect, rowActions })),
      labelOf: (row: Row) => visibleText(String(header?.value?.(row) ?? getRowId(row))),
      words: { yes, no, selectRow, actionsFor, number: format },
      linkComponent,
      rowHref,
      onRowOpen,
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
    rowActions,
    rowTone,
    onSelect,
    yes,
    no,
    selectRow,
    actionsFor,
    format,
  ]);
}
