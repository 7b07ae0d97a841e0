import type { Ticket } from '@timemap/admin-api';
import { buildMailto } from '../../browser/mailto.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { ticketDetailMessages } from './messages.ts';
import { differingCreatorEmail } from './rules.ts';

/** When it was written, by whom, and where to answer. @spec B §2 */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const words = useMessages(ticketDetailMessages);
  const { links, linkComponent } = useAdminKit();
  const { creator, contactEmail, createdAt } = ticket;
  const creatorEmail = differingCreatorEmail(ticket);
  return (
    <Section title={words.facts} level={3}>
      <DefinitionList
        items={[
          { term: words.created, value: <Time value={createdAt} /> },
          {
            term: words.creator,
            value: creator && (
              <Link href={links.user(creator.id)} component={linkComponent}>
                <UserText text={creator.username || creator.displayName || String(creator.id)} />
              </Link>
            ),
          },
          { term: words.contactEmail, value: contactEmail.trim() && <ContactEmail address={contactEmail} /> },
          ...(creatorEmail === null
            ? []
            : [
                {
                  term: words.creatorEmail,
                  value: (
                    <span className="ak-ticket-detail-address">
                      <UserText text={creatorEmail} />
                      <CopyButton text={creatorEmail} label={words.copyCreatorEmail} />
                    </span>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  );
}

/** The address with Send Email, or why there is none: it was typed by anyone, and could carry headers of its own. */
function ContactEmail({ address }: { address: string }) {
  const words = useMessages(ticketDetailMessages);
  const mailto = buildMailto({ to: [address] });
  return (
    <span className="ak-ticket-detail-contact">
      <span className="ak-ticket-detail-address">
        <UserText text={address} />
        <CopyButton text={address} label={words.copyContactEmail} />
      </span>
      {mailto.status === 'ready' ? (
        <ButtonLink size="small" href={mailto.href} icon={<Icon name="mail" />}>
          {words.sendEmail}
        </ButtonLink>
      ) : (
        <span className="ak-ticket-detail-note">{words.refusedAddress}</span>
      )}
    </span>
  );
}
