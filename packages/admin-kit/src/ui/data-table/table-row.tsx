import { type MouseEvent, memo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Menu } from '../menu.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RowLayout } from './row-layout.ts';
import { TableCell } from './table-cell.tsx';
import './table-row.css';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  layout: RowLayout<Row>;
  isSelected: boolean;
}

function TableRowView<Row>({ id, row, layout, isSelected }: TableRowProps<Row>) {
  const words = useMessages(dataTableMessages);
  const { columns, onSelect, onRowOpen, rowActions } = layout;
  const openFromAnywhere = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isControl(event.target) && !isSelectingText()) onRowOpen?.(row);
  };
  return (
    <tr
      className="ak-data-table-row"
      data-state={isSelected ? 'selected' : undefined}
      data-opens={onRowOpen ? '' : undefined}
      onClick={onRowOpen && openFromAnywhere}
    >
      {onSelect && (
        <td className="ak-data-table-cell" data-kind="select">
          <RowCheckbox
            label={words.selectRow({ row: layout.labelOf(row) })}
            isChecked={isSelected}
            onCheckedChange={(isChecked, isRange) => onSelect(id, isChecked, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.id} column={column} row={row} layout={layout} />
      ))}
      {rowActions && (
        <td className="ak-data-table-cell" data-kind="actions">
          <Menu
            label={words.actionsFor({ row: layout.labelOf(row) })}
            entries={rowActions(row)}
            size="small"
            linkComponent={layout.linkComponent}
          />
        </td>
      )}
    </tr>
  );
}

/** One row. Renders again only when its own data, its selection or the layout changed. */
export const TableRow = memo(TableRowView) as typeof TableRowView;

/** A press on a control is the control's; a press anywhere else opens the row. */
function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, select, textarea, label, [role="menu"], [role="dialog"]') !== null
  );
}

function isSelectingText(): boolean {
  return document.getSelection()?.isCollapsed === false;
}
