import { useMessages } from '@timemap/admin-kit';
import { shellMessages } from './messages.ts';
import { focusPageHeading } from './page-heading.tsx';
import './skip-link.css';

export const MAIN_ID = 'main';

/** Do not change the address, so Back skips them too. */
export function SkipLinks() {
  const words = useMessages(shellMessages);
  const link = (label: string, go: () => void, goal?: 'rows') => (
    <a
      href={`#${MAIN_ID}`}
      className="console-skip-link"
      data-goal={goal}
      onClick={(event) => {
        event.preventDefault();
        go();
      }}
    >
      {label}
    </a>
  );
  return (
    <>
      {link(words.skipToTable, focusFirstRow, 'rows')}
      {link(words.skip, () => focusPageHeading())}
    </>
  );
}

/** The facets, tools and headers above a table are many stops. */
function focusFirstRow(): void {
  const row = document.querySelector<HTMLElement>('main .ak-data-table-row');
  const control = row?.querySelector<HTMLElement>('a[href], button, input, select');
  if (row && !control) row.tabIndex = -1;
  (control ?? row)?.focus();
}
