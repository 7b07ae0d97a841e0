import { useMessages } from '@timemap/admin-kit';
import { shellMessages } from './messages.ts';
import { focusPageHeading } from './page-heading.tsx';
import './skip-link.css';

export const MAIN_ID = 'main';

/** Do not change the address, so Back skips them too. */
export function SkipLinks() {
  const words = useMessages(shellMessages);
  const link = (label: string, go: () => void) => (
    <a
      href={`#${MAIN_ID}`}
      className="console-skip-link"
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
      {link(words.skip, () => focusPageHeading())}
      {link(words.skipToTable, focusFirstRow)}
    </>
  );
}

/** The facets, tools and headers above a table are many stops. */
function focusFirstRow(): void {
  document.querySelector<HTMLElement>('main tbody :is(a[href], button, input, select)')?.focus();
}
