import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { EntryFailure } from './keep-entries.ts';
import { whitelistMessages } from './messages.ts';
import type { AddEntries } from './use-add-entries.ts';

interface AddFailuresProps {
  add: AddEntries;
  /** Fires when the last one that was missing has been added. */
  onAllAdded: (entry: string) => void;
}

/** Each entry that was not added, why, and the way to try it again alone. @spec B §8 */
export function AddFailures({ add, onAllAdded }: AddFailuresProps) {
  const words = useMessages(whitelistMessages);
  const errorText = useErrorText();
  const unknownCount = add.failures.filter(({ error }) => error?.mayHaveBeenApplied).length;
  const title =
    unknownCount === 0
      ? words.notAdded
      : unknownCount === add.failures.length
        ? words.maybeAdded
        : words.notOrMaybeAdded;
  const retry = async ({ entry }: EntryFailure) => {
    const isLast = add.failures.length === 1;
    const isAdded = await add.retry(entry);
    if (isAdded && isLast) onAllAdded(entry);
  };
  return (
    <Alert tone="danger" isInterrupting title={title} onDismiss={add.dismissFailures}>
      <ul className="ak-whitelist-manager-failures">
        {add.failures.map((failure) => (
          <li key={failure.entry} className="ak-whitelist-manager-failure">
            <span className="ak-whitelist-manager-failure-text">
              <UserText text={failure.entry} className="ak-whitelist-manager-entry" />{' '}
              {words.addFailed({ why: failure.error ? errorText(failure.error) : words.vetoed })}
            </span>
            <Button
              size="small"
              aria-label={words.retryOf({ entry: visibleText(failure.entry) })}
              isBusy={add.isBusyWith(failure.entry)}
              disabledReason={add.isBusy && !add.isBusyWith(failure.entry) ? words.stillAdding : undefined}
              onClick={() => void retry(failure)}
            >
              {words.retry}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
