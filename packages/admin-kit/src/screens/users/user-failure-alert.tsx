import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { usersMessages } from './messages.ts';
import type { UserFailure } from './use-users.ts';

interface UserFailureAlertProps {
  failure: UserFailure;
  onDismiss: () => void;
}

/** What is as it was before, of whom, and why. @spec B §8 */
export function UserFailureAlert({ failure, onDismiss }: UserFailureAlertProps) {
  const words = useMessages(usersMessages);
  const errorText = useErrorText();
  const { user, change, error } = failure;
  const name = { user: visibleText(user.username || String(user.id)) };
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={change === 'trial' ? words.trialOf(name) : words.flagOf({ ...name, flag: words[change] })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
