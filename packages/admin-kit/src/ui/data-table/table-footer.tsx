import { use } from 'react';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { Select } from '../select.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import { Pager } from './pager.tsx';
import type { TablePage } from './use-table-page.ts';

interface TableFooterProps {
  label: string;
  page: Omit<TablePage<unknown>, 'rows'>;
  /** All rows, whether they match or not. */
  rowCount: number;
  pageSize: number;
  pageSizes: readonly number[];
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** Which rows are shown of how many, and the way to the others. */
export function TableFooter(props: TableFooterProps) {
  const { label, page, rowCount, pageSize, pageSizes, onPageChange, onPageSizeChange } = props;
  const words = useMessages(dataTableMessages);
  const { format } = new Intl.NumberFormat(use(MessageContext).locale);
  const facts = {
    from: format(page.from + 1),
    to: format(page.to),
    count: format(page.count),
    all: format(rowCount),
  };
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className="ak-data-table-footer">
      <span role="status" className="ak-data-table-range">
        {page.count === 0
          ? words.noMatches(facts)
          : page.count === rowCount
            ? words.range(facts)
            : words.rangeOfMatches(facts)}
      </span>
      {page.count > (sizes[0] ?? 0) && sizes.length > 1 && (
        <span className="ak-data-table-page-size">
          <span aria-hidden="true">{words.rowsPerPage}</span>
          <Select
            size="small"
            aria-label={words.rowsPerPage}
            value={String(pageSize)}
            options={sizes.map((size) => ({ value: String(size), label: format(size) }))}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        </span>
      )}
      {page.pageCount > 1 && (
        <Pager label={label} page={page.page} pageCount={page.pageCount} onPageChange={onPageChange} />
      )}
    </div>
  );
}
