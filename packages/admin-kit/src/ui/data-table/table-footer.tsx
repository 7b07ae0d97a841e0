import { memo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Select } from '../field/select.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import type { PageRange } from './data-table-state.ts';
import { Pager } from './pager.tsx';
import type { ChangeTableState } from './use-table-state.ts';

interface TableFooterProps extends PageRange {
  label: string;
  matchCount: number;
  /** All rows, whether they match or not. */
  rowCount: number;
  pageSize: number;
  pageSizes: readonly number[];
  onPageChange: (page: number) => void;
  change: ChangeTableState;
}

function TableFooterView(props: TableFooterProps) {
  const {
    label,
    page,
    pageCount,
    from,
    to,
    matchCount,
    rowCount,
    pageSize,
    pageSizes,
    onPageChange,
    change,
  } = props;
  const words = useMessages(dataTableMessages);
  const format = useNumberFormat();
  const facts = {
    from: format(from + 1),
    to: format(to),
    count: format(matchCount),
    all: format(rowCount),
  };
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className="ak-data-table-footer">
      <span role="status" className="ak-data-table-range">
        {matchCount === 0
          ? words.noMatches(facts)
          : matchCount === rowCount
            ? words.range(facts)
            : words.rangeOfMatches(facts)}
      </span>
      {matchCount > (sizes[0] ?? 0) && sizes.length > 1 && (
        <span className="ak-data-table-page-size">
          <span aria-hidden="true">{words.rowsPerPage}</span>
          <Select
            size="small"
            aria-label={words.rowsPerPage}
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), label: format(size) }))}
            onValueChange={(size) => change({ pageSize: Number(size), page: 1 })}
          />
        </span>
      )}
      {pageCount > 1 && <Pager label={label} page={page} pageCount={pageCount} onPageChange={onPageChange} />}
    </div>
  );
}

/** Which rows are shown of how many, and the way to the others. */
export const TableFooter = memo(TableFooterView);
