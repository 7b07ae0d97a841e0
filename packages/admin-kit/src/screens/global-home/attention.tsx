import type { EnterpriseDeal } from '@timemap/admin-api';
import { type ReactNode, useState } from 'react';
import { useSteady } from '../../browser/use-steady.ts';
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
  const { steady: lines, pointing } = useSteady(read.status === 'ready' ? children(read.data) : null, '');
  return (
    <li className="ak-global-home-card">
      <h3 className="ak-global-home-card-title">
        <Link href={href} component={linkComponent} isQuiet>
          {title}
        </Link>
      </h3>
      {read.status === 'loading' && (
        <LoadingState label={title}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </LoadingState>
      )}
      <ReadFailure read={read} title={failed} isInline role="status" />
      {read.status === 'ready' && (
        <>
          <p className="ak-global-home-count" data-state={count === 0 ? 'none' : 'some'}>
            {count !== null && number(count)}
          </p>
          {count === 0 ? (
            <p className="ak-global-home-text">{none}</p>
          ) : (
            <ul className="ak-global-home-lines" {...pointing}>
              {lines}
            </ul>
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
      <Link href={href} component={linkComponent} dir="auto" isQuiet className="ak-global-home-line-name">
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

interface OverLimit {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly count: number;
  readonly limit: number;
}

interface OverLimitCardProps<T> extends Pick<CardProps<T>, 'title' | 'href' | 'none'> {
  list: ReadState<unknown>;
  listFailed: string;
  counts: ReadState<ReadonlyMap<number, T>>;
  countsFailed: string;
  /** How many of the list have a limit, whether they are counted or not. */
  limitedCount: number;
  overLimit: (counts: ReadonlyMap<number, T>) => readonly OverLimit[];
  counted: (facts: { counted: string; all: string }) => string;
}

/** Counting takes a call for each, so not all of a long list are counted. */
function OverLimitCard<T>(props: OverLimitCardProps<T>) {
  const { list, listFailed, counts, countsFailed, limitedCount, overLimit, counted, ...rest } = props;
  const { ofLimit } = useMessages(globalHomeMessages);
  const number = useNumberFormat();
  return (
    <Card<ReadonlyMap<number, T>>
      {...rest}
      read={list.status === 'failed' ? list : counts}
      failed={list.status === 'failed' ? listFailed : countsFailed}
      countOf={(known) => overLimit(known).length}
      note={({ size }) =>
        size < limitedCount ? counted({ counted: number(size), all: number(limitedCount) }) : null
      }
    >
      {(known) =>
        overLimit(known)
          .slice(0, mostListed)
          .map(({ id, name, href, count, limit }) => (
            <Line key={id} href={href} end={ofLimit({ count: number(count), limit: number(limit) })}>
              <UserText text={name} />
            </Line>
          ))
      }
    </Card>
  );
}

function DealsOverLimit({ read }: { read: ReadState<EnterpriseDeal[]> }) {
  const words = useMessages(globalHomeMessages);
  const { client, links } = useAdminKit();
  const deals = read.status === 'ready' ? read.data : [];
  const asked = dealsToCount(deals);
  const ids = asked.map(({ id }) => id);
  return (
    <OverLimitCard
      title={words.dealsOverLimit}
      href={links.section('enterpriseDeals')}
      none={words.noDealsOverLimit}
      list={read}
      listFailed={words.dealsFailed}
      counts={useRead(read.status === 'ready' ? activeUserCountsRead(client, ids) : null)}
      countsFailed={words.countsFailed}
      limitedCount={deals.filter(({ softLimit }) => softLimit !== null).length}
      counted={words.counted}
      overLimit={(counts) =>
        asked.flatMap(({ id, name, softLimit: limit }) => {
          const count = counts.get(id);
          if (count === undefined || limit === null || count <= limit) return [];
          return [{ id, name, href: links.enterpriseDeal(id), count, limit }];
        })
      }
    />
  );
}

function LicensesOverSeats() {
  const words = useMessages(globalHomeMessages);
  const { client, links } = useAdminKit();
  const read = useRead(organizationsQuery(client));
  const roots = read.status === 'ready' ? read.data : [];
  const asked = rootsToCount(roots);
  const ids = asked.map(({ id }) => id);
  return (
    <OverLimitCard
      title={words.licensesOverSeats}
      href={links.section('organizations')}
      none={words.noLicensesOverSeats}
      list={read}
      listFailed={words.organizationsFailed}
      counts={useRead(read.status === 'ready' ? licensesRead(client, ids) : null)}
      countsFailed={words.licensesFailed}
      limitedCount={roots.length}
      counted={words.licensesCounted}
      overLimit={(licenses) =>
        asked.flatMap(({ id, name }) => {
          const license = licenses.get(id);
          if (!license || license.seatsTaken <= license.seatsAllowed) return [];
          const { seatsTaken: count, seatsAllowed: limit } = license;
          return [{ id, name, href: links.organization(id), count, limit }];
        })
      }
    />
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
