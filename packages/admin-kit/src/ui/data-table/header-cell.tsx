import { useCallback } from 'react';
import { Icon } from '../icon/icon.tsx';
import { canSort, minWidthOf } from './data-table-column.ts';
import type { RowSort } from './row-index.ts';
import type { LaidOutColumn } from './row-layout.ts';
import type { SortDirection } from './sort-value.ts';

interface HeaderCellProps<Row> {
  column: LaidOutColumn<Row>;
  sort: RowSort | null;
  onSort: (sort: RowSort) => void;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** A column's name, which sorts where the column can be sorted. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction: SortDirection | null = sort?.columnId === column.id ? sort.direction : null;
  const isSortable = canSort(column);
  const next = direction === null ? (column.firstDirection ?? 'ascending') : opposite[direction];
  const { width = '1%' } = column;
  const minWidthPx = minWidthOf(column);
  // Not as an attribute: a page's policy may forbid those in what a server rendered, but never what a script sets.
  const takeSize = useCallback(
    (cell: HTMLElement | null) => {
      cell?.style.setProperty('--ak-column-width', width);
      cell?.style.setProperty('--ak-column-min-width', `${minWidthPx}px`);
    },
    [width, minWidthPx],
  );
  return (
    <th
      ref={takeSize}
      scope="col"
      className={column.headerClass}
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
