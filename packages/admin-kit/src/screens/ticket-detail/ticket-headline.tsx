import { serverNow, type Ticket } from '@timemap/admin-api';
import { use } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { ageText } from '../../text/age-text.ts';
import { Link } from '../../ui/link/link.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { ticketDetailMessages } from './messages.ts';

/** Under the first words of the message: which ticket, how old, by whom. */
export function TicketHeadline({ ticket }: { ticket: Ticket }) {
  const words = useMessages(ticketDetailMessages);
  const { links, linkComponent } = useAdminKit();
  const { locale } = use(MessageContext);
  const { id, createdAt, creator } = ticket;
  return (
    <p className="ak-ticket-detail-headline">
      <span>{words.title({ ticket: String(id) })}</span>
      {createdAt !== null && <span>{words.age({ age: ageText(createdAt, serverNow(), locale) })}</span>}
      {creator && (
        <Link href={links.user(creator.id)} component={linkComponent} isQuiet>
          <UserText text={creator.displayName.trim() || creator.username || String(creator.id)} />
        </Link>
      )}
    </p>
  );
}
