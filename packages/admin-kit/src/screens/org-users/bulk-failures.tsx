import { useLayoutEffect, useRef, useState } from 'react';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { countOf, type LineResult } from './bulk-add-job.ts';
import { orgUsersMessages } from './messages.ts';
import { useLineReason } from './use-line-reason.ts';

/** Ten thousand alerts at once would freeze the page. */
const SHOWN_AT_ONCE = 50;

/**
 * One alert for each line that was not added for certain, in the order of the lines. None of them interrupts: the dialog has said once how
 * many there are. @spec A §8
 */
export function BulkFailures({ failures }: { failures: readonly LineResult[] }) {
  const words = useMessages(orgUsersMessages);
  const count = useCount();
  const reasonOf = useLineReason();
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE);
  const unknownCount = countOf(failures, 'unknown');
  const label = [
    failures.length > unknownCount && words.failures(count(failures.length - unknownCount)),
    unknownCount > 0 && words.unknownLines(count(unknownCount)),
  ].filter(Boolean);
  const hiddenCount = failures.length - shownCount;
  const firstNew = useRef<HTMLLIElement>(null);
  const [firstNewIndex, setFirstNewIndex] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (firstNewIndex !== null) firstNew.current?.focus();
  }, [firstNewIndex]);

  const showMore = () => {
    // The button goes with the last of them, and focus would go with it.
    if (hiddenCount <= SHOWN_AT_ONCE) setFirstNewIndex(shownCount);
    setShownCount(shownCount + SHOWN_AT_ONCE);
  };
  return (
    <section className="ak-org-users-failures" aria-label={label.join(', ')}>
      <ul className="ak-org-users-failures-list">
        {failures.slice(0, shownCount).map(({ name, outcome }, index) => (
          <li
            key={name}
            className="ak-org-users-failures-line"
            {...(index === firstNewIndex && { ref: firstNew, tabIndex: -1 })}
          >
            <Alert tone="warning" title={<UserText text={name} marksOddSpaces />}>
              <UserText text={reasonOf(outcome)} />
            </Alert>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button size="small" onClick={showMore}>
          {words.showMore(count(Math.min(hiddenCount, SHOWN_AT_ONCE)))}
        </Button>
      )}
    </section>
  );
}
