import type { Ticket } from '@timemap/admin-api';
import { Suspense } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { TicketStatus } from './api.ts';
import { ticketDetailMessages } from './messages.ts';
import { StatusButtons } from './status-buttons.tsx';
import { TicketFacts } from './ticket-facts.tsx';

// It stands below everything else, and has more code than all of that.
const JsonViewer = lazyPart('json-viewer', async () => ({
  default: (await import('../../ui/json-viewer/json-viewer.tsx')).JsonViewer,
}));

interface LoadedTicketProps {
  read: Extract<ReadState<Ticket>, { status: 'ready' }>;
  isSaving: boolean;
  hasShortcuts: boolean;
  onSet: (status: TicketStatus) => void;
}

/** @spec B §2 */
export function LoadedTicket({ read, isSaving, hasShortcuts, onSet }: LoadedTicketProps) {
  const words = useMessages(ticketDetailMessages);
  const errorText = useErrorText();
  const { data: ticket, isRefreshing, refreshError, refresh } = read;
  return (
    <>
      <PageHeader
        level={2}
        title={words.title({ ticket: String(ticket.id) })}
        actions={
          <>
            <StatusButtons status={ticket.status} {...{ isSaving, hasShortcuts, onSet }} />
            <IconButton
              label={words.reload}
              icon={<Icon name="refresh" />}
              isBusy={isRefreshing}
              onClick={refresh}
            />
          </>
        }
      />
      <div className="ak-ticket-detail-progress">{isRefreshing && <Progress label={words.loading} />}</div>
      {refreshError && (
        <Alert tone="danger" title={words.loadFailed}>
          {errorText(refreshError)}
        </Alert>
      )}
      <div className="ak-ticket-detail-sections">
        <Section title={words.description} level={3}>
          {ticket.message.trim() === '' ? (
            <p className="ak-ticket-detail-note">{words.noDescription}</p>
          ) : (
            <p className="ak-ticket-detail-message">
              <UserText text={ticket.message} />
            </p>
          )}
        </Section>
        <TicketFacts ticket={ticket} />
      </div>
      <Section title={words.appState} level={3}>
        <Suspense fallback={<Skeleton shape="block" height="120px" />}>
          <JsonViewer text={ticket.state} label={words.appState} className="ak-ticket-detail-state" />
        </Suspense>
      </Section>
    </>
  );
}
