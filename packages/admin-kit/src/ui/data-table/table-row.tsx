import { cx } from 'class-variance-authority';
import { type MouseEvent, memo } from 'react';
import { buttonClass } from '../button/button.tsx';
import { hostLinkClass } from '../link/link.tsx';
import { cellContent } from './cell-content.tsx';
import type { LaidOutColumn, RowLayout } from './row-layout.ts';
import '../button/button.css';
import '../cell/cell-checkbox.css';
import './table-cell.css';
import './table-row.css';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  layout: RowLayout<Row>;
  isSelected: boolean;
}

const actionsClass = buttonClass({
  variant: 'quiet',
  size: 'small',
  isIconOnly: true,
  className: 'ak-row-actions',
});

/** All of a row but what its cells show is plain elements: twenty rows have to appear within a frame. */
function TableRowView<Row>({ id, row, layout, isSelected }: TableRowProps<Row>) {
  const { columns, onSelect, onRowOpen, rowActions, words } = layout;
  const label = onSelect || rowActions ? layout.labelOf(row) : '';
  const openFromAnywhere = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isControl(event.target) && !isSelectingText()) onRowOpen?.(row);
  };
  return (
    <tr
      className="ak-data-table-row"
      data-state={isSelected ? 'selected' : undefined}
      data-tone={layout.rowTone?.(row)}
      data-opens={onRowOpen ? '' : undefined}
      onClick={onRowOpen && openFromAnywhere}
    >
      {onSelect && (
        <td className="ak-data-table-cell ak-data-table-cell--select">
          <input
            type="checkbox"
            className="ak-cell-checkbox"
            aria-label={words.selectRow({ row: label })}
            checked={isSelected}
            onChange={({ target, nativeEvent }) =>
              onSelect(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} scope="row" className={column.cellClass}>
            {rowHeader(column, row, layout)}
          </th>
        ) : (
          <td key={column.id} className={column.cellClass} data-label={column.header}>
            {cellContent(column, row, words)}
          </td>
        ),
      )}
      {rowActions && (
        <td className="ak-data-table-cell ak-data-table-cell--actions">
          <button
            type="button"
            className={actionsClass}
            aria-label={words.actionsFor({ row: label })}
            aria-haspopup="menu"
            aria-expanded={false}
            data-row-actions={id}
          />
        </td>
      )}
    </tr>
  );
}

/** One row. Renders again only when its own data, its selection or the layout changed. */
export const TableRow = memo(TableRowView) as typeof TableRowView;

/** The row header's content leads to the row, where it leads anywhere. */
function rowHeader<Row>(column: LaidOutColumn<Row>, row: Row, layout: RowLayout<Row>) {
  const { linkComponent: Link, onRowOpen } = layout;
  const content = cellContent(column, row, layout.words);
  const href = layout.rowHref?.(row);
  if (href !== undefined) {
    return (
      <Link href={href} className={cx('ak-data-table-row-link', hostLinkClass(Link))}>
        {content}
      </Link>
    );
  }
  if (onRowOpen === undefined) return content;
  return (
    <button type="button" className="ak-data-table-row-link" onClick={() => onRowOpen(row)}>
      {content}
    </button>
  );
}

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
