import { type ComponentProps, type ElementType, useMemo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import { extraWidthOf } from './column-fit.ts';
import { type DataTableColumn, rowHeaderOf } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import { layOutColumns } from './lay-out-columns.ts';
import type { RowLayout } from './row-layout.ts';

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

/** What the rows share, the same object until something in it changes. */
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
