import { ticketStatus } from '@timemap/admin-api';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TicketStatusMark, useStatusWord } from '../tickets/index.ts';
import type { TicketStatus } from './api.ts';
import { ticketDetailMessages } from './messages.ts';
import { shortcutKeys } from './use-shortcuts.ts';
import type { StatusFailure } from './use-ticket-detail.ts';

interface StatusButtonsProps {
  status: number | null;
  isSaving: boolean;
  hasShortcuts: boolean;
  onSet: (status: TicketStatus) => void;
}

const statusNames = ['unresolved', 'inProgress', 'resolved'] as const;

/** The ticket's status and a button for each status. Any status may follow any other. @spec B §2, §4 */
export function StatusButtons({ status, isSaving, hasShortcuts, onSet }: StatusButtonsProps) {
  const words = useMessages(ticketDetailMessages);
  const labels = {
    unresolved: words.setUnresolved,
    inProgress: words.setInProgress,
    resolved: words.setResolved,
  };
  return (
    <div className="ak-ticket-detail-status" data-state={isSaving ? 'saving' : 'saved'}>
      <TicketStatusMark status={status} />
      <fieldset className="ak-ticket-detail-buttons" aria-label={words.status}>
        {statusNames.map((name) => {
          const isCurrent = ticketStatus[name] === status;
          return (
            <Button
              key={name}
              aria-pressed={isCurrent}
              aria-keyshortcuts={hasShortcuts ? shortcutKeys[name].toUpperCase() : undefined}
              {...(isCurrent && { icon: <Icon name="check" /> })}
              disabledReason={isCurrent && !isSaving ? words.isCurrent : undefined}
              onClick={() => {
                if (!isCurrent) onSet(ticketStatus[name]);
              }}
            >
              {labels[name]}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}

interface StatusFailureAlertProps {
  failure: StatusFailure;
  onDismiss: () => void;
}

/** Which change of status failed, of which ticket, and why. @spec B §8 */
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
