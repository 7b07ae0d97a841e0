import { ticketStatus } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TicketStatusMark } from '../tickets/index.ts';
import type { TicketStatus } from './api.ts';
import { ticketDetailMessages } from './messages.ts';
import { shortcutKeys } from './shortcut-keys.ts';

interface StatusButtonsProps {
  status: number | null;
  isSaving: boolean;
  hasShortcuts: boolean;
  onSet: (status: TicketStatus) => void;
}

const order = ['unresolved', 'inProgress', 'resolved'] as const;

/** The ticket's status, and one button for each there is; any may follow any. @spec B §2, §4 */
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
        {order.map((name) => {
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
