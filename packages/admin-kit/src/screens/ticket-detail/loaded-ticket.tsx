import type { Ticket } from '@timemap/admin-api';
import { type ReactNode, Suspense, useRef } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { LoadedQuery } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { MailIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Replaceable, Slot, useIsReplaced } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { ticketDetailMessages } from './messages.ts';
import { type EmailStartOf, mailtoOf } from './ticket-email.ts';
import { type ShortcutReach, shortcutKeys, useShortcuts } from './use-shortcuts.ts';

const tools = () => import('./ticket-tools.ts');
const JsonViewer = lazyPart('json-viewer', tools, 'JsonViewer');
const StateLinksLine = lazyPart('ticket-state-links', tools, 'StateLinksLine');
const TicketPerson = lazyPart('ticket-person', tools, 'TicketPerson');

export interface TicketEmail {
  start: EmailStartOf | undefined;
  actions: ReactNode;
}

interface LoadedTicketProps {
  read: LoadedQuery<Ticket>;
  email: TicketEmail;
  shortcutReach: ShortcutReach;
  hasPerson: boolean;
}

/** @spec B §2 */
export function LoadedTicket({ read, email, shortcutReach, hasPerson }: LoadedTicketProps) {
  const words = useMessages(ticketDetailMessages);
  const { session } = useAdminKit();
  const { data: ticket, isRefreshing } = read;
  return (
    <>
      <div className="ak-ticket-detail-progress">{isRefreshing && <Progress label={words.loading} />}</div>
      <ReadFailure read={read} title={words.loadFailed} />
      <div className="ak-ticket-detail-sections">
        <Section title={words.description}>
          {ticket.message.trim() === '' ? (
            <p className="ak-ticket-detail-note">{words.noDescription}</p>
          ) : (
            <p className="ak-ticket-detail-message">
              <UserText translate="yes" text={ticket.message} />
            </p>
          )}
        </Section>
        <div className="ak-ticket-detail-beside">
          <TicketFacts {...{ ticket, email, shortcutReach }} />
          {hasPerson && session.user.isAdmin && ticket.creator && (
            <Suspense fallback={<SectionSkeleton lines={3} />}>
              <TicketPerson key={ticket.creator.id} ticket={ticket} person={ticket.creator} />
            </Suspense>
          )}
        </div>
        <Section title={words.appState}>
          <Suspense fallback={null}>
            <StateLinksLine state={ticket.state} />
          </Suspense>
          <Suspense fallback={<Skeleton shape="block" height="120px" />}>
            <JsonViewer text={ticket.state} label={words.appState} className="ak-ticket-detail-state" />
          </Suspense>
        </Section>
      </div>
    </>
  );
}

interface TicketFactsProps {
  ticket: Ticket;
  email: TicketEmail;
  shortcutReach: ShortcutReach;
}

function TicketFacts({ ticket, email, shortcutReach }: TicketFactsProps) {
  const words = useMessages(ticketDetailMessages);
  const { links, linkComponent } = useAdminKit();
  const { creator, contactEmail, createdAt } = ticket;
  const creatorEmail = differingCreatorEmail(ticket);
  return (
    <Section title={words.facts}>
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
          {
            term: words.contactEmail,
            value: contactEmail.trim() && <ContactEmail {...{ ticket, email, shortcutReach }} />,
          },
          ...(creatorEmail === null
            ? []
            : [
                {
                  term: words.creatorEmail,
                  value: (
                    <span className="ak-ticket-detail-address">
                      <UserText text={creatorEmail} breaksAddresses />
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

function ContactEmail({ ticket, email, shortcutReach }: TicketFactsProps) {
  const words = useMessages(ticketDetailMessages);
  const { contactEmail: address } = ticket;
  const href = mailtoOf(ticket, email.start, words);
  const part = useRef<HTMLSpanElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const isReplaced = useIsReplaced('sendEmail');
  useShortcuts(part, {
    reach: shortcutReach,
    shortcuts: {
      [shortcutKeys.email]: href === null || isReplaced ? undefined : () => link.current?.click(),
    },
  });
  return (
    <span ref={part} className="ak-ticket-detail-contact">
      <span className="ak-ticket-detail-address">
        <UserText text={address} breaksAddresses />
        <CopyButton text={address} label={words.copyContactEmail} />
      </span>
      {href !== null ? (
        <span className="ak-ticket-detail-email">
          <Replaceable name="sendEmail">
            <ButtonLink
              ref={link}
              size="small"
              href={href}
              icon={<MailIcon />}
              aria-keyshortcuts={shortcutReach === 'off' ? undefined : shortcutKeys.email.toUpperCase()}
            >
              {words.sendEmail}
            </ButtonLink>
          </Replaceable>
          <Slot>{email.actions}</Slot>
        </span>
      ) : (
        <span className="ak-ticket-detail-note">{words.refusedAddress}</span>
      )}
    </span>
  );
}

export function differingCreatorEmail({ creator, contactEmail }: Ticket): string | null {
  const email = creator?.email.trim() ?? '';
  const isSame = email.toLowerCase() === contactEmail.trim().toLowerCase();
  return email === '' || isSame ? null : email;
}
