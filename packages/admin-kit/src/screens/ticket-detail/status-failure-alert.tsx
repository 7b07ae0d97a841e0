import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { useStatusWord } from '../tickets/index.ts';
import { ticketDetailMessages } from './messages.ts';
import type { StatusFailure } from './use-ticket-detail.ts';

interface StatusFailureAlertProps {
  failure: StatusFailure;
  onDismiss: () => void;
}

/** Which status of which ticket is as it was before, and why. @spec B §8 */
export function StatusFailureAlert({ failure, onDismiss }: StatusFailureAlertProps) {
  const words = useMessages(ticketDetailMessages);
  const wordOf = useStatusWord();
  const errorText = useErrorText();
  const { ticketId, status, error } = failure;
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={words.changeOf({ ticket: String(ticketId), status: wordOf(status) })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
