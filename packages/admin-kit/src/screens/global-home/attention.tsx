import type { EnterpriseDeal, License } from '@timemap/admin-api';
import { type ReactNode, useState } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Link } from '../../ui/link/link.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import { ticketsQuery } from '../tickets/index.ts';
import { nameOfUser, usersQuery } from '../users/index.ts';
import { activeUserCountsRead, dealsQuery, licensesRead, organizationsQuery } from './api.ts';
import { globalHomeMessages } from './messages.ts';
import { dealsEnding, dealsToCount, mostListed, oldestFirst, rootsToCount, trialsEnding } from './rules.ts';

export default function Attention() {
  const words = useMessages(globalHomeMessages);
  const { client } = useAdminKit();
  const deals = useRead(dealsQuery(client));
  const [now] = useState(() => Date.now());
  return (
    <Section title={words.attention} hasPadding={false}>
      <ul className="ak-global-home-attention">
        <Tickets />
        <DealsOverLimit read={deals} />
        <LicensesOverSeats />
        <DealsEnding read={deals} now={now} />
        <TrialsEnding now={now} />
      </ul>
    </Section>
  );
}

interface CardProps<T> {
  title: string;
  href: string;
  read: ReadState<T>;
  failed: string;
  none: string;
  countOf: (data: T) => number;
  note?: (data: T) => string | null;
  children: (data: T) => ReactNode;
}

function Card<T>({ title, href, read, failed, none, countOf, note, children }: CardProps<T>) {
  const { linkComponent } = useAdminKit();
  // Its small numbers need no `Intl`, whose first use takes as long as all the cards.
  const number = useNumberFormat();
  const count = read.status === 'ready' ? countOf(read.data) : null;
  return (
    <li className="ak-global-home-card">
      <h3 className="ak-global-home-card-title">
        <Link href={href} component={linkComponent} className="ak-global-home-card-link">
          {title}
        </Link>
      </h3>
      {read.status === 'loading' && (
        <LoadingState label={title}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </LoadingState>
      )}
      <ReadFailure read={read} title={failed} isInline />
      {read.status === 'ready' && (
        <>
          <p className="ak-global-home-count" data-state={count === 0 ? 'none' : 'some'}>
            {count !== null && number(count)}
          </p>
          {count === 0 ? (
            <p className="ak-global-home-text">{none}</p>
          ) : (
            <ul className="ak-global-home-lines">{children(read.data)}</ul>
          )}
          {note?.(read.data) && <p className="ak-global-home-text">{note(read.data)}</p>}
        </>
      )}
    </li>
  );
}

function Line({ href, children, end }: { href: string; children: ReactNode; end: ReactNode }) {
  const { linkComponent } = useAdminKit();
  return (
    <li className="ak-global-home-line">
      <Link href={href} component={linkComponent} dir="auto" className="ak-global-home-line-name">
        {children}
      </Link>
      <span className="ak-global-home-line-end">{end}</span>
    </li>
  );
}

const oldestUnresolved = { status: 'unresolved', sort: 'created' };

function Tickets() {
  const words = useMessages(globalHomeMessages);
  const { client, links } = useAdminKit();
  return (
    <Card
      title={words.unresolvedTickets}
      href={links.section('tickets', oldestUnresolved)}
      read={useRead(ticketsQuery(client, 'unresolved'))}
      failed={words.ticketsFailed}
      none={words.noTickets}
      countOf={(tickets) => tickets.length}
    >
      {(tickets) =>
        oldestFirst(tickets)
          .slice(0, mostListed)
          .map(({ id, message, createdAt }) => (
            <Line
              key={id}
              href={links.ticket(id, oldestUnresolved)}
              end={<Time value={createdAt} precision="date" />}
            >
              <UserText text={`#${id} ${message}`} />
            </Line>
          ))
      }
    </Card>
  );
}

function DealsOverLimit({ read }: { read: ReadState<EnterpriseDeal[]> }) {
  const words = useMessages(globalHomeMessages);
  const number = useNumberFormat();
  const { client, links } = useAdminKit();
  const asked = read.status === 'ready' ? dealsToCount(read.data) : null;
  const counts = useRead(
    asked === null
      ? null
      : activeUserCountsRead(
          client,
          asked.map(({ id }) => id),
        ),
  );
  const overLimit = (known: ReadonlyMap<number, number>) =>
    (asked ?? []).flatMap((deal) => {
      const count = known.get(deal.id);
      return count !== undefined && deal.softLimit !== null && count > deal.softLimit
        ? [{ deal, count }]
        : [];
    });
  const all = read.status === 'ready' ? read.data.filter(({ softLimit }) => softLimit !== null).length : 0;
  const numberOf = (value: number | null) => number(value ?? 0);
  return (
    <Card
      title={words.dealsOverLimit}
      href={links.section('enterpriseDeals')}
      read={read.status === 'failed' ? read : counts}
      failed={read.status === 'failed' ? words.dealsFailed : words.countsFailed}
      none={words.noDealsOverLimit}
      countOf={(known) => (known instanceof Map ? overLimit(known).length : 0)}
      note={(known) => {
        const counted = known instanceof Map ? known.size : 0;
        return counted < all ? words.counted({ counted: numberOf(counted), all: numberOf(all) }) : null;
      }}
    >
      {(known) =>
        known instanceof Map &&
        overLimit(known)
          .slice(0, mostListed)
          .map(({ deal, count }) => (
            <Line
              key={deal.id}
              href={links.enterpriseDeal(deal.id)}
              end={words.ofLimit({ count: numberOf(count), limit: numberOf(deal.softLimit) })}
            >
              <UserText text={deal.name} />
            </Line>
          ))
      }
    </Card>
  );
}

function LicensesOverSeats() {
  const words = useMessages(globalHomeMessages);
  const number = useNumberFormat();
  const { client, links } = useAdminKit();
  const read = useRead(organizationsQuery(client));
  const roots = read.status === 'ready' ? read.data : [];
  const asked = rootsToCount(roots);
  const ids = asked.map(({ id }) => id);
  const licenses = useRead(read.status === 'ready' ? licensesRead(client, ids) : null);
  const overSeats = (known: ReadonlyMap<number, License | null>) =>
    asked.flatMap((organization) => {
      const license = known.get(organization.id);
      return license && license.seatsTaken > license.seatsAllowed ? [{ organization, license }] : [];
    });
  return (
    <Card
      title={words.licensesOverSeats}
      href={links.section('organizations')}
      read={read.status === 'failed' ? read : licenses}
      failed={read.status === 'failed' ? words.organizationsFailed : words.licensesFailed}
      none={words.noLicensesOverSeats}
      countOf={(known) => overSeats(known).length}
      note={({ size }) =>
        size < roots.length
          ? words.licensesCounted({ counted: number(size), all: number(roots.length) })
          : null
      }
    >
      {(known) =>
        overSeats(known)
          .slice(0, mostListed)
          .map(({ organization: { id, name }, license: { seatsTaken, seatsAllowed } }) => (
            <Line
              key={id}
              href={links.organization(id)}
              end={words.ofLimit({ count: number(seatsTaken), limit: number(seatsAllowed) })}
            >
              <UserText text={name} />
            </Line>
          ))
      }
    </Card>
  );
}

function DealsEnding({ read, now }: { read: ReadState<EnterpriseDeal[]>; now: number }) {
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  return (
    <Card
      title={words.dealsEnding}
      href={links.section('enterpriseDeals')}
      read={read}
      failed={words.dealsFailed}
      none={words.noDealsEnding}
      countOf={(deals) => dealsEnding(deals, now).length}
    >
      {(deals) =>
        dealsEnding(deals, now)
          .slice(0, mostListed)
          .map(({ of: { id, name }, at }) => (
            <Line key={id} href={links.enterpriseDeal(id)} end={<Time value={at} precision="date" />}>
              <UserText text={name} />
            </Line>
          ))
      }
    </Card>
  );
}

function TrialsEnding({ now }: { now: number }) {
  const words = useMessages(globalHomeMessages);
  const { client, links } = useAdminKit();
  return (
    <Card
      title={words.trialsEnding}
      href={links.section('users', { only: 'trialEnding' })}
      read={useRead(usersQuery(client))}
      failed={words.usersFailed}
      none={words.noTrialsEnding}
      countOf={(users) => trialsEnding(users, now).length}
    >
      {(users) =>
        trialsEnding(users, now)
          .slice(0, mostListed)
          .map(({ of: user, at }) => (
            <Line key={user.id} href={links.user(user.id)} end={<Time value={at} precision="date" />}>
              <UserText text={nameOfUser(user)} />
            </Line>
          ))
      }
    </Card>
  );
}
