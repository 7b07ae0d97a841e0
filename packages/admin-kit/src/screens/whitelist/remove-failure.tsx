import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { EntryFailure } from './keep-entries.ts';
import { whitelistMessages } from './messages.ts';

interface RemoveFailureProps {
  failure: EntryFailure;
  onDismiss: () => void;
}

/** The entry that is still there, and why. @spec B §8 */
export function RemoveFailure({ failure: { entry, error }, onDismiss }: RemoveFailureProps) {
  const words = useMessages(whitelistMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={<UserText text={entry} />}
      className="ak-whitelist-manager-alert"
      onDismiss={onDismiss}
    >
      {words.removeFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
