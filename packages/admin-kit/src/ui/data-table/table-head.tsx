import { memo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import { HeaderCell } from './header-cell.tsx';
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

function TableHeadView<Row>({ layout, sort, onSort, pageSelection, onSelectPage }: TableHeadProps<Row>) {
  const words = useMessages(dataTableMessages);
  return (
    <thead className="ak-data-table-head">
      <tr className="ak-data-table-head-row">
        {layout.onSelect && (
          <th scope="col" className="ak-data-table-header-cell ak-data-table-header-cell--select">
            <CellCheckbox label={words.selectPage} isChecked={pageSelection} onCheckedChange={onSelectPage} />
          </th>
        )}
        {layout.columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {layout.rowActions && (
          <th scope="col" className="ak-data-table-header-cell ak-data-table-header-cell--actions">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

export const TableHead = memo(TableHeadView) as typeof TableHeadView;
