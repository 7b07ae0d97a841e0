import { memo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { buttonClass } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Select } from '../field/select.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import { type PageRange, pageWindow } from './data-table-state.ts';
import type { ChangeTableState } from './use-table-state.ts';
import '../button/button.css';
import './pager.css';

interface TableFooterProps extends PageRange {
  label: string;
  matchCount: number | null;
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
    rows: to - from === 1 ? format(to) : words.rows({ from: format(from + 1), to: format(to) }),
    count: matchCount === null ? '…' : format(matchCount),
    all: format(rowCount),
  };
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className="ak-data-table-footer">
      {/* It says what a filter found. Whoever adds or removes a row says so: a new region keeps its first content to itself. */}
      <span
        key={rowCount}
        role="status"
        className="ak-data-table-range"
        aria-busy={matchCount === null || undefined}
      >
        {matchCount === 0
          ? words.noMatches(facts)
          : matchCount === rowCount
            ? words.range(facts)
            : words.rangeOfMatches(facts)}
      </span>
      {(matchCount ?? rowCount) > (sizes[0] ?? 0) && sizes.length > 1 && (
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

export const TableFooter = memo(TableFooterView);

const pageClass = buttonClass({ variant: 'quiet', size: 'small', className: 'ak-pager-page' });

interface PagerProps {
  label: string;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

function Pager({ label, page, pageCount, onPageChange }: PagerProps) {
  const words = useMessages(dataTableMessages);
  const format = useNumberFormat();
  return (
    <nav className="ak-pager" aria-label={words.pages({ label })}>
      <IconButton
        label={words.previousPage}
        icon={<ChevronStartIcon />}
        size="small"
        disabledReason={page <= 1 ? words.isFirstPage : undefined}
        onClick={() => onPageChange(page - 1)}
      />
      <span className="ak-pager-short">{words.pageOf({ page: format(page), count: format(pageCount) })}</span>
      <ol className="ak-pager-list">
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? (index < 3 ? 'gap before' : 'gap after')} className="ak-pager-item">
            {number === null ? (
              <span className="ak-pager-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={pageClass}
                aria-label={words.page({ page: format(number) })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
              >
                {format(number)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={words.nextPage}
        icon={<ChevronEndIcon />}
        size="small"
        disabledReason={page >= pageCount ? words.isLastPage : undefined}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
