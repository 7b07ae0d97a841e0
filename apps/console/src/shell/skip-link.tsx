import { useMessages } from '@timemap/admin-kit';
import { shellMessages } from './messages.ts';
import { focusPageHeading } from './page-heading.tsx';
import './skip-link.css';

export const MAIN_ID = 'main';

/** Does not change the address, so Back skips it too. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="console-skip-link"
      onClick={(event) => {
        event.preventDefault();
        focusPageHeading();
      }}
    >
      {useMessages(shellMessages).skip}
    </a>
  );
}
