import type { Ticket, TicketCreator } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { PersonVerdict } from '../../person-access/person-verdict.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { TicketStatusMark } from '../tickets/without-screen.ts';
import { ticketsOfUserQuery, userQuery } from './api.ts';
import { firstWords } from './first-words.ts';
import { ticketToolsMessages } from './tools-messages.ts';

interface TicketPersonProps {
  ticket: Ticket;
  person: TicketCreator;
}

/** What answers many tickets: whether the person can log in and who pays, and what they wrote before. */
export function TicketPerson({ ticket, person }: TicketPersonProps) {
  const words = useMessages(ticketToolsMessages);
  const { links, linkComponent } = useAdminKit();
  const user = useRead(userQuery(person.id));
  return (
    <Section title={words.person}>
      <div className="ak-ticket-detail-person">
        <p className="ak-ticket-detail-person-name">
          <Link href={links.user(person.id)} component={linkComponent}>
            <UserText text={person.displayName.trim() || person.username || String(person.id)} />
          </Link>
        </p>
        <ReadView read={user} failedTitle={words.personFailed}>
          {(loaded) => <PersonVerdict user={loaded} />}
        </ReadView>
        <OtherTickets ticket={ticket} person={person} />
      </div>
    </Section>
  );
}

const MOST = 5;

function OtherTickets({ ticket, person }: TicketPersonProps) {
  const words = useMessages(ticketToolsMessages);
  const countOf = useCount();
  const { links, linkComponent } = useAdminKit();
  const read = useRead(ticketsOfUserQuery(person.id));
  return (
    <ReadView read={read} failedTitle={words.otherTicketsFailed}>
      {(all) => {
        const others = all.filter(({ id }) => id !== ticket.id).sort((a, b) => b.id - a.id);
        if (others.length === 0) return <p className="ak-ticket-detail-note">{words.noOtherTickets}</p>;
        return (
          <>
            <p className="ak-ticket-detail-note">{words.otherTickets(countOf(others.length))}</p>
            <ul className="ak-ticket-detail-others">
              {others.slice(0, MOST).map(({ id, message, status }) => (
                <li key={id} className="ak-ticket-detail-other">
                  <Link href={links.ticket(id)} component={linkComponent}>
                    <UserText translate="yes" text={`#${id} ${firstWords(message, 80)}`} />
                  </Link>
                  <TicketStatusMark status={status} />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ReadView>
  );
}
