import {
  type AdminUser,
  type EnterpriseDeal,
  serverNow,
  type Ticket,
  ticketStatus,
} from '@timemap/admin-api';
import { buildMailto } from '../../browser/mailto.ts';
import { CheckNotes, isWhole, useFoundText } from '../../checks/check-progress.tsx';
import { unknownUse, useDealChecks } from '../../checks/deal-checks.ts';
import { type DealFacet, dealConditions, endOfDeal, withUse } from '../../checks/deal-rules.ts';
import { isOverSeats, useLicenseChecks } from '../../checks/license-checks.ts';
import { checksMessages } from '../../checks/messages.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Checks } from '../../data/check-each.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { dataOf, type QueryState, useRead } from '../../data/use-read.ts';
import { useCount, useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ageText } from '../../text/age-text.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';

import { ticketsQuery, toneOfStatus, useStatusWord } from '../tickets/without-screen.ts';
import { nameOfUser, usersQuery } from '../users/without-screen.ts';
import { dealsQuery } from './api.ts';
import { AttentionCard } from './attention-card.tsx';
import { AttentionLine, OverLevel } from './attention-line.tsx';
import { homeAttentionMessages } from './attention-messages.ts';
import { globalHomeMessages } from './messages.ts';
import { dealsEnding, type OverLimit, oldestFirst, trialsEnding, worstFirst } from './rules.ts';

export function Attention() {
  const { attention } = useMessages(globalHomeMessages);
  const deals = useRead(dealsQuery);
  return (
    <Section title={attention} hasPadding={false}>
      <ul className="ak-global-home-attention">
        <Tickets />
        <DealsOverLimit read={deals} />
        <LicensesOverSeats />
        <DealsEnding read={deals} />
        <TrialsEnding />
      </ul>
    </Section>
  );
}

const openTickets = { status: 'unresolved', sort: 'created' };

function Tickets() {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  const count = useTicketCounts();
  const wordOf = useStatusWord();
  const ageOf = useTicketAge();
  const read = useRead(ticketsQuery('unresolved'));
  const tickets = dataOf(read);
  return (
    <AttentionCard
      title={words.openTickets}
      href={links.section('tickets', openTickets)}
      read={read}
      failed={words.ticketsFailed}
      none={words.noTickets}
      items={tickets && oldestFirst(tickets)}
      count={tickets && count(tickets)}
    >
      {({ id, message, status, createdAt }) => (
        <AttentionLine
          key={id}
          href={links.ticket(id, openTickets)}
          tone={toneOfStatus(status)}
          toneText={wordOf(status)}
          end={<Time value={createdAt} precision="date" sentence={({ date }) => ageOf(createdAt) ?? date} />}
        >
          <UserText translate="yes" text={`#${id} ${message}`} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

const HOUR_MS = 3_600_000;

function useTicketAge(): (createdAt: number | null | undefined) => string | null {
  const locale = useLocale();
  const now = serverNow();
  return (createdAt) =>
    typeof createdAt === 'number' && now - createdAt >= HOUR_MS ? ageText(createdAt, now, locale) : null;
}

/** The server lists tickets in progress among the unresolved ones. @spec B §2 */
function useTicketCounts(): (tickets: readonly Ticket[]) => string {
  const words = useMessages(homeAttentionMessages);
  const number = useNumberFormat();
  const count = useCount();
  const ageOf = useTicketAge();
  return (tickets) => {
    const numberOf = (status: number) => tickets.filter((ticket) => ticket.status === status).length;
    const [unresolved, inProgress] = [numberOf(ticketStatus.unresolved), numberOf(ticketStatus.inProgress)];
    const others = tickets.length - unresolved - inProgress;
    const age = ageOf(oldestFirst(tickets)[0]?.createdAt);
    const parts = [
      unresolved > 0 && words.unresolved(count(unresolved)),
      inProgress > 0 && words.inProgress(count(inProgress)),
      others > 0 && words.otherStatus(count(others)),
      age !== null && words.oldest({ age }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? number(0) : parts.join(' · ');
  };
}

interface OverLimitCardProps {
  title: string;
  href: string;
  none: string;
  read: QueryState<unknown>;
  failed: string;
  checks: Checks<unknown>;
  /** How many deals have no count on the server. */
  unknown?: number;
  found: readonly OverLimit[];
  hrefOf: (id: number) => string;
  toneText?: (isHard: boolean) => string;
}

function OverLimitCard({ checks, unknown = 0, found, hrefOf, toneText, ...card }: OverLimitCardProps) {
  const { noneYet } = useMessages(checksMessages);
  const foundText = useFoundText();
  const hasNone = checks.checked === 0 && checks.all > 0;
  const count = hasNone ? null : foundText(found.length, checks, unknown);
  const isUnknown = card.read.status !== 'ready' || (hasNone && checks.state === 'checking');
  return (
    <AttentionCard
      {...card}
      items={isUnknown ? null : worstFirst(found)}
      count={count}
      isWhole={isWhole(checks) && unknown === 0}
      notes={
        <>
          {count === null && !hasNone && <p className="ak-global-home-text">{noneYet}</p>}
          <CheckNotes checks={checks} unknown={unknown} saysProgress={hasNone} />
        </>
      }
    >
      {({ id, name, count, limit, isHard }) => (
        <AttentionLine
          key={id}
          href={hrefOf(id)}
          tone={isHard ? 'danger' : 'warning'}
          toneText={toneText?.(isHard)}
          end={<OverLevel count={count} limit={limit} />}
        >
          <UserText text={name} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

function DealsOverLimit({ read }: { read: QueryState<EnterpriseDeal[]> }) {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  const deals = dataOf(read);
  const checks = useDealChecks(deals);
  const used = (deals ?? []).map((deal) => withUse(deal, checks.answers.get(deal.id)));
  const found = used.filter(dealConditions.aboveSoft).map((deal) => {
    const { id, name, activeUserCount, softLimit, hardLimit } = deal;
    const isHard = dealConditions.aboveHard(deal);
    const limit = (isHard ? hardLimit : softLimit) ?? 0;
    return { id, name, count: activeUserCount ?? 0, limit, isHard };
  });
  return (
    <OverLimitCard
      title={words.dealsOverLimit}
      href={links.section('enterpriseDeals', { only: 'aboveSoft' satisfies DealFacet })}
      none={words.noDealsOverLimit}
      read={read}
      failed={words.dealsFailed}
      checks={checks}
      unknown={unknownUse(used)}
      found={found}
      hrefOf={links.enterpriseDeal}
      toneText={(isHard) => (isHard ? words.aboveHardLimit : words.aboveSoftLimit)}
    />
  );
}

function LicensesOverSeats() {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  const read = useRead(allOrganizationsQuery);
  const roots = dataOf(read);
  const checks = useLicenseChecks(roots);
  const found = (roots ?? []).flatMap(({ id, name }) => {
    const license = checks.answers.get(id);
    if (!license || !isOverSeats(license)) return [];
    return [{ id, name, count: license.seatsTaken, limit: license.seatsAllowed, isHard: true }];
  });
  return (
    <OverLimitCard
      title={words.licensesOverSeats}
      href={links.section('adminDashboard', { only: 'overSeats' })}
      none={words.noLicensesOverSeats}
      read={read}
      failed={words.organizationsFailed}
      checks={checks}
      found={found}
      hrefOf={links.organization}
    />
  );
}

function DealsEnding({ read }: { read: QueryState<EnterpriseDeal[]> }) {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  const deals = dataOf(read);
  return (
    <AttentionCard
      title={words.dealsEnding}
      href={links.section('enterpriseDeals', { only: 'ending' satisfies DealFacet, sort: 'ends' })}
      read={read}
      failed={words.dealsFailed}
      none={words.noDealsEnding}
      items={deals && dealsEnding(deals)}
    >
      {(deal) => (
        <AttentionLine
          key={deal.id}
          href={links.enterpriseDeal(deal.id)}
          tone="warning"
          end={<Time value={endOfDeal(deal)} precision="date" />}
        >
          <UserText text={deal.name} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

function TrialsEnding() {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  const read = useRead(usersQuery);
  const users = dataOf(read);
  return (
    <AttentionCard
      title={words.trialsEnding}
      href={links.section('users', { only: 'trialEnding' })}
      read={read}
      failed={words.usersFailed}
      none={words.noTrialsEnding}
      items={users && trialsEnding(users)}
    >
      {(user) => {
        const name = nameOfUser(user);
        const emailHref = emailHrefOf(user);
        return (
          <AttentionLine
            key={user.id}
            href={links.user(user.id)}
            tone="warning"
            end={<Time value={user.trialExpiresAt} precision="date" />}
            act={
              emailHref && (
                <Link
                  href={emailHref}
                  className="ak-global-home-line-act ak-global-home-line-email"
                  aria-label={words.emailTo({ name })}
                >
                  {words.email}
                </Link>
              )
            }
          >
            <UserText text={name} />
          </AttentionLine>
        );
      }}
    </AttentionCard>
  );
}

function emailHrefOf({ email }: AdminUser): string | null {
  const mail = buildMailto({ to: [email ?? ''] });
  return mail.status === 'ready' ? mail.href : null;
}
