import { cx } from 'class-variance-authority';
import { Link } from '../link.tsx';
import { CellContent } from './cell-content.tsx';
import { type DataTableColumn, kindOf, shareOf } from './data-table-column.ts';
import type { RowLayout } from './row-layout.ts';
import './table-cell.css';

interface TableCellProps<Row> {
  column: DataTableColumn<Row>;
  row: Row;
  layout: RowLayout<Row>;
}

/** One cell. The row header's content leads to the row, where it leads anywhere. */
export function TableCell<Row>({ column, row, layout }: TableCellProps<Row>) {
  const props = {
    className: cx('ak-data-table-cell', shareOf(column) > 0 && 'ak-data-table-cell--shares'),
    'data-kind': kindOf(column),
    'data-drop': layout.dropWidths.get(column.id),
    'data-label': column.header,
  };
  const content = <CellContent column={column} row={row} />;
  if (!column.isRowHeader) return <td {...props}>{content}</td>;

  const href = layout.rowHref?.(row);
  const { onRowOpen } = layout;
  return (
    <th scope="row" data-row-header="" {...props}>
      {href !== undefined ? (
        <Link component={layout.linkComponent} href={href} className="ak-data-table-row-link">
          {content}
        </Link>
      ) : onRowOpen ? (
        <button type="button" className="ak-data-table-row-link" onClick={() => onRowOpen(row)}>
          {content}
        </button>
      ) : (
        content
      )}
    </th>
  );
}
