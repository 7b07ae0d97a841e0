import { memo, useCallback } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { minWidthOf } from './data-table-column.ts';
import { dataTableMessages } from './data-table-messages.ts';
import type { LaidOutColumn, RowLayout } from './row-layout.ts';
import type { ColumnSort } from './use-page-table.ts';
import './column-fit.css';
import './table-head.css';
import './wide-table.css';
import type { RowSort } from './sort-value.ts';

interface HeaderCellProps<Row> {
  column: LaidOutColumn<Row>;
  sort: ColumnSort | undefined;
  onSort: (sort: RowSort) => void;
}

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { width = '1%' } = column;
  const minWidthPx = minWidthOf(column);
  // A page's policy may forbid style attributes in server-rendered HTML.
  const takeSize = useCallback(
    (cell: HTMLElement | null) => {
      cell?.style.setProperty('--ak-column-width', width);
      cell?.style.setProperty('--ak-column-min-width', `${minWidthPx}px`);
    },
    [width, minWidthPx],
  );
  const SortIcon = (sort?.direction ?? sort?.next) === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      ref={takeSize}
      scope="col"
      className={column.headerClass}
      aria-sort={sort && (sort.direction ?? 'none')}
    >
      {sort ? (
        <button
          type="button"
          className="ak-data-table-sort"
          onClick={() => onSort({ columnId: column.id, direction: sort.next })}
        >
          <span className="ak-data-table-header-text">{column.header}</span>
          <SortIcon className="ak-data-table-sort-icon" />
        </button>
      ) : (
        <span className="ak-data-table-header-text">{column.header}</span>
      )}
    </th>
  );
}

interface TableHeadProps<Row> {
  layout: RowLayout<Row>;
  sorts: ReadonlyMap<string, ColumnSort>;
  onSort: (sort: RowSort) => void;
  pageSelection: boolean | 'mixed';
  onSelectPage: (isSelected: boolean) => void;
}

function TableHeadView<Row>({ layout, sorts, onSort, pageSelection, onSelectPage }: TableHeadProps<Row>) {
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
          <HeaderCell key={column.id} column={column} sort={sorts.get(column.id)} onSort={onSort} />
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
