import type { Ticket } from '@timemap/admin-api';
import { Suspense } from 'react';
import type { LoadedRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { ticketDetailMessages } from './messages.ts';
import { TicketFacts } from './ticket-facts.tsx';

// It stands below everything else, and has more code than all of that.
const JsonViewer = lazyPart('json-viewer', async () => ({
  default: (await import('../../ui/json-viewer/json-viewer.tsx')).JsonViewer,
}));

interface LoadedTicketProps {
  read: LoadedRead<Ticket>;
}

/** @spec B §2 */
export function LoadedTicket({ read }: LoadedTicketProps) {
  const words = useMessages(ticketDetailMessages);
  const { data: ticket, isRefreshing } = read;
  return (
    <>
      <div className="ak-ticket-detail-progress">{isRefreshing && <Progress label={words.loading} />}</div>
      <ReadFailure read={read} title={words.loadFailed} />
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
