import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { buttonClass } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { dataTableMessages } from './data-table-messages.ts';
import { pageWindow } from './data-table-state.ts';
import '../button/button.css';
import './pager.css';

const pageClass = buttonClass({ variant: 'quiet', size: 'small', className: 'ak-pager-page' });

interface PagerProps {
  /** What the table is called. */
  label: string;
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Leads from page to page: by number where there is room, else one by one. */
export function Pager({ label, page, pageCount, onPageChange }: PagerProps) {
  const words = useMessages(dataTableMessages);
  const format = useNumberFormat();
  return (
    <nav className="ak-pager" aria-label={words.pages({ label })}>
      <IconButton
        label={words.previousPage}
        icon={<Icon name="chevron-start" />}
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
        icon={<Icon name="chevron-end" />}
        size="small"
        disabledReason={page >= pageCount ? words.isLastPage : undefined}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
