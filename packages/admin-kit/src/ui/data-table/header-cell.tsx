import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { Icon } from '../icon.tsx';
import { canSort, type DataTableColumn, kindOf, minWidthOf, shareOf } from './data-table-column.ts';
import type { RowSort } from './row-index.ts';
import type { SortDirection } from './sort-value.ts';

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>;
  sort: RowSort | null;
  dropWidth: number | undefined;
  /** The column's part of the room that is left, in percent; 0: as wide as its content. */
  widthPercent: number;
  onSort: (sort: RowSort) => void;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** A column's name, which sorts where the column can be sorted. */
export function HeaderCell<Row>({ column, sort, dropWidth, widthPercent, onSort }: HeaderCellProps<Row>) {
  const direction: SortDirection | null = sort?.columnId === column.id ? sort.direction : null;
  const isSortable = canSort(column);
  const next = direction === null ? (column.firstDirection ?? 'ascending') : opposite[direction];
  const size = {
    '--ak-column-width': widthPercent > 0 ? `${widthPercent}%` : undefined,
    '--ak-column-min-width': `${minWidthOf(column)}px`,
  };
  return (
    <th
      scope="col"
      className={cx('ak-data-table-header-cell', shareOf(column) > 0 && 'ak-data-table-header-cell--shares')}
      style={size as CSSProperties}
      data-kind={kindOf(column)}
      data-drop={dropWidth}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="ak-data-table-sort"
          onClick={() => onSort({ columnId: column.id, direction: next })}
        >
          <span className="ak-data-table-header-text">{column.header}</span>
          <Icon
            name={(direction ?? next) === 'ascending' ? 'arrow-up' : 'arrow-down'}
            className="ak-data-table-sort-icon"
          />
        </button>
      ) : (
        <span className="ak-data-table-header-text">{column.header}</span>
      )}
    </th>
  );
}
