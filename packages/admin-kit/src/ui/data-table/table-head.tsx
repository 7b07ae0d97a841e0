import { useMessages } from '../../messages/messages.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { shareOf } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import { HeaderCell } from './header-cell.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RowSort } from './row-index.ts';
import type { RowLayout } from './row-layout.ts';
import './column-drop.css';
import './table-head.css';

interface TableHeadProps<Row> {
  layout: RowLayout<Row>;
  sort: RowSort | null;
  onSort: (sort: RowSort) => void;
  /** How much of the page is selected. */
  pageSelection: boolean | 'mixed';
  onSelectPage: (isSelected: boolean) => void;
}

export function TableHead<Row>({ layout, sort, onSort, pageSelection, onSelectPage }: TableHeadProps<Row>) {
  const words = useMessages(dataTableMessages);
  const { columns, dropWidths } = layout;
  const shares = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return (
    <thead className="ak-data-table-head">
      <tr className="ak-data-table-head-row">
        {layout.onSelect && (
          <th scope="col" className="ak-data-table-header-cell" data-kind="select">
            <RowCheckbox label={words.selectPage} isChecked={pageSelection} onCheckedChange={onSelectPage} />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            dropWidth={dropWidths.get(column.id)}
            widthPercent={shares > 0 ? (shareOf(column) / shares) * 100 : 0}
            onSort={onSort}
          />
        ))}
        {layout.rowActions && (
          <th scope="col" className="ak-data-table-header-cell" data-kind="actions">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
