import { type EnterpriseDeal, type Ticket, ticketStatus } from '@timemap/admin-api';
import { CheckNotes, isWhole, useFoundText } from '../../checks/check-progress.tsx';
import { unknownUse, useDealChecks } from '../../checks/deal-checks.ts';
import { dealConditions, endOfDeal, withUse } from '../../checks/deal-rules.ts';
import { isOverSeats, useLicenseChecks } from '../../checks/license-checks.ts';
import { checksMessages } from '../../checks/messages.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Checks } from '../../data/check-each.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { dataOf, type QueryState, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { ticketsQuery } from '../tickets/index.ts';
import { nameOfUser, usersQuery } from '../users/index.ts';
import { dealsQuery } from './api.ts';
import { AttentionCard, AttentionLine } from './attention-card.tsx';
import { globalHomeMessages } from './messages.ts';
import { dealsEnding, type OverLimit, oldestFirst, trialsEnding, worstFirst } from './rules.ts';

export default function Attention() {
  const words = useMessages(globalHomeMessages);
  const deals = useRead(dealsQuery);
  return (
    <Section title={words.attention} hasPadding={false}>
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
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  const count = useTicketCounts();
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
      {({ id, message, createdAt }) => (
        <AttentionLine
          key={id}
          href={links.ticket(id, openTickets)}
          end={<Time value={createdAt} precision="date" />}
        >
          <UserText translate="yes" text={`#${id} ${message}`} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

/** The server lists tickets in progress among the unresolved ones. @spec B §2 */
function useTicketCounts(): (tickets: readonly Ticket[]) => string {
  const words = useMessages(globalHomeMessages);
  const number = useNumberFormat();
  const count = useCount();
  const inList = useListText();
  return (tickets) => {
    const numberOf = (status: number) => tickets.filter((ticket) => ticket.status === status).length;
    const [unresolved, inProgress] = [numberOf(ticketStatus.unresolved), numberOf(ticketStatus.inProgress)];
    const others = tickets.length - unresolved - inProgress;
    const parts = [
      unresolved > 0 && words.unresolved(count(unresolved)),
      inProgress > 0 && words.inProgress(count(inProgress)),
      others > 0 && words.otherStatus(count(others)),
    ].filter((part) => part !== false);
    return parts.length === 0 ? number(0) : inList(parts);
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
}

function OverLimitCard({ checks, unknown = 0, found, hrefOf, ...card }: OverLimitCardProps) {
  const { meter } = useMessages(displayMessages);
  const { noneYet } = useMessages(checksMessages);
  const number = useNumberFormat();
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
      {({ id, name, count, limit }) => (
        <AttentionLine key={id} href={hrefOf(id)} end={meter({ value: number(count), max: number(limit) })}>
          <UserText text={name} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

function DealsOverLimit({ read }: { read: QueryState<EnterpriseDeal[]> }) {
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  const deals = dataOf(read);
  const checks = useDealChecks(deals);
  const found = (deals ?? [])
    .map((deal) => withUse(deal, checks.answers.get(deal.id)))
    .filter(dealConditions.aboveSoftLimit)
    .map(({ id, name, activeUserCount, softLimit, hardLimit }) => ({
      id,
      name,
      count: activeUserCount ?? 0,
      limit: softLimit ?? hardLimit ?? 0,
    }));
  return (
    <OverLimitCard
      title={words.dealsOverLimit}
      href={links.section('enterpriseDeals', { only: 'aboveSoftLimit' })}
      none={words.noDealsOverLimit}
      read={read}
      failed={words.dealsFailed}
      checks={checks}
      unknown={unknownUse(checks)}
      found={found}
      hrefOf={links.enterpriseDeal}
    />
  );
}

function LicensesOverSeats() {
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  const read = useRead(allOrganizationsQuery);
  const roots = dataOf(read);
  const checks = useLicenseChecks(roots);
  const found = (roots ?? []).flatMap(({ id, name }) => {
    const license = checks.answers.get(id);
    if (!license || !isOverSeats(license)) return [];
    return [{ id, name, count: license.seatsTaken, limit: license.seatsAllowed }];
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
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  const deals = dataOf(read);
  return (
    <AttentionCard
      title={words.dealsEnding}
      href={links.section('enterpriseDeals', { only: 'ending', sort: 'ends' })}
      read={read}
      failed={words.dealsFailed}
      none={words.noDealsEnding}
      items={deals && dealsEnding(deals)}
    >
      {(deal) => (
        <AttentionLine
          key={deal.id}
          href={links.enterpriseDeal(deal.id)}
          end={<Time value={endOfDeal(deal)} precision="date" />}
        >
          <UserText text={deal.name} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}

function TrialsEnding() {
  const words = useMessages(globalHomeMessages);
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
      {(user) => (
        <AttentionLine
          key={user.id}
          href={links.user(user.id)}
          end={<Time value={user.trialExpiresAt} precision="date" />}
        >
          <UserText text={nameOfUser(user)} />
        </AttentionLine>
      )}
    </AttentionCard>
  );
}
