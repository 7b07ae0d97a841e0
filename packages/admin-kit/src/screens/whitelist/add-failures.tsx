import { useErrorText } from '../../messages/error-text.ts';
import { isNotMade } from '../../messages/failure-marks.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { whitelistMessages } from './messages.ts';
import type { AddEntries, EntryFailure } from './use-whitelist.ts';

interface AddFailuresProps {
  id: string;
  add: AddEntries;
  onAdded: (next: HTMLButtonElement | null) => void;
}

/** @spec B §8 */
export function AddFailures({ id, add, onAdded }: AddFailuresProps) {
  const words = useMessages(whitelistMessages);
  const errorText = useErrorText();
  const unknownCount = add.failures.filter(
    ({ error }) => error.mayHaveBeenApplied && !isNotMade(error),
  ).length;
  const title =
    unknownCount === 0
      ? add.failures.some(({ error }) => isNotMade(error))
        ? words.notAddedYet
        : words.notAdded
      : unknownCount === add.failures.length
        ? words.maybeAdded
        : words.notOrMaybeAdded;
  const retry = async ({ entry }: EntryFailure, button: HTMLButtonElement) => {
    const row = button.closest('li');
    const other = row?.nextElementSibling ?? row?.previousElementSibling;
    if (await add.retry(entry)) onAdded(other?.querySelector('button') ?? null);
  };
  return (
    <Alert id={id} tone="danger" isInterrupting title={title} onDismiss={add.dismissFailures}>
      <ul className="ak-whitelist-manager-failures">
        {add.failures.map((failure) => (
          <li key={failure.entry} className="ak-whitelist-manager-failure">
            <span className="ak-whitelist-manager-failure-text">
              <UserText text={failure.entry} className="ak-whitelist-manager-entry" />{' '}
              {words.addFailed({ why: errorText(failure.error) })}
            </span>
            <Button
              size="small"
              aria-label={words.retryOf({ entry: visibleText(failure.entry) })}
              isBusy={add.isBusyWith(failure.entry)}
              disabledReason={add.isBusy && !add.isBusyWith(failure.entry) ? words.stillAdding : undefined}
              onClick={({ currentTarget }) => void retry(failure, currentTarget)}
            >
              {words.retry}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
