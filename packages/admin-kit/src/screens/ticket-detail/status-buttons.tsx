import { ticketStatus } from '@timemap/admin-api';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icon/icons.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import type { TicketStatus } from '../tickets/without-screen.ts';
import { TicketStatusMark, useStatusWord } from '../tickets/without-screen.ts';
import { ticketDetailMessages } from './messages.ts';
import { shortcutKeys } from './use-shortcuts.ts';
import type { StatusFailure, TicketDetailState } from './use-ticket-detail.ts';

interface StatusButtonsProps {
  status: number | null;
  isSaving: boolean;
  notSaved: TicketDetailState['notSaved'];
  hasShortcuts: boolean;
  size: ButtonProps['size'];
  onSet: (status: TicketStatus) => void;
}

const statusNames = ['unresolved', 'inProgress', 'resolved'] as const;

/** @spec B §2, §4 */
export function StatusButtons({ status, isSaving, notSaved, hasShortcuts, size, onSet }: StatusButtonsProps) {
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
          const failure = notSaved?.change.status === ticketStatus[name] ? notSaved : null;
          return (
            <NotSaved key={name} failure={failure} hasAlert>
              {(describedBy) => (
                <Button
                  size={size}
                  aria-pressed={isCurrent}
                  aria-describedby={describedBy}
                  aria-keyshortcuts={hasShortcuts ? shortcutKeys[name].toUpperCase() : undefined}
                  {...(isCurrent && { icon: <CheckIcon /> })}
                  disabledReason={isCurrent && !isSaving ? words.isCurrent : undefined}
                  onClick={() => {
                    if (!isCurrent) onSet(ticketStatus[name]);
                  }}
                >
                  {labels[name]}
                </Button>
              )}
            </NotSaved>
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

/** @spec B §8 */
export function StatusFailureAlert({ failure, onDismiss }: StatusFailureAlertProps) {
  const words = useMessages(ticketDetailMessages);
  const wordOf = useStatusWord();
  const errorText = useErrorText();
  const { ticketId, status, error } = failure;
  return (
    <Alert
      tone="danger"
      isInterrupting
      isFloating
      title={words.changeOf({ ticket: String(ticketId), status: wordOf(status) })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: errorText(error) })}
    </Alert>
  );
}
