import type { EnterpriseDeal } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { useSteady } from '../../browser/use-steady.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
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

interface CardProps<T, Item> {
  title: string;
  href: string;
  read: ReadState<T>;
  failed: string;
  none: string;
  itemsOf: (data: T) => readonly Item[];
  /** Whether the page of `href` lists these items only. @default false */
  isListedThere?: boolean;
  /** @default that of `read` */
  unreadableCount?: number | undefined;
  note?: (data: T) => string | null;
  children: (item: Item) => ReactNode;
}

function Card<T, Item>(props: CardProps<T, Item>) {
  const { title, href, read, failed, none, itemsOf, isListedThere = false, note, children } = props;
  const { linkComponent } = useAdminKit();
  const number = useNumberFormat();
  const count = useCount();
  const { more } = useMessages(bulkJobMessages);
  const { unreadable } = useMessages(globalHomeMessages);
  const data = read.status === 'ready' ? read : null;
  const items = data && itemsOf(data.data);
  const { steady: shown, pointing } = useSteady(items, '');
  const unreadableCount = props.unreadableCount ?? data?.unreadableCount ?? 0;
  // The line that opens the rest takes the place of an item, so that no card is higher than its placeholder.
  const listed = isListedThere || !shown || shown.length <= mostListed ? mostListed : mostListed - 1;
  const rest = isListedThere ? [] : (shown?.slice(listed) ?? []);
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
      {data && items && (
        <>
          <p className="ak-global-home-count" data-state={items.length === 0 ? 'none' : 'some'}>
            {number(items.length)}
          </p>
          {items.length > 0 && (
            <div {...pointing}>
              <ul className="ak-global-home-lines">{shown?.slice(0, listed).map(children)}</ul>
              {rest.length > 0 && (
                <details>
                  <summary className="ak-global-home-text ak-global-home-summary">
                    {more(count(rest.length))}
                  </summary>
                  <ul className="ak-global-home-lines">{rest.map(children)}</ul>
                </details>
              )}
            </div>
          )}
          {items.length === 0 && unreadableCount === 0 && <p className="ak-global-home-text">{none}</p>}
          {unreadableCount > 0 && <p className="ak-global-home-text">{unreadable(count(unreadableCount))}</p>}
          {note?.(data.data) && <p className="ak-global-home-text">{note(data.data)}</p>}
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
      itemsOf={oldestFirst}
      isListedThere
    >
      {({ id, message, createdAt }) => (
        <Line
          key={id}
          href={links.ticket(id, oldestUnresolved)}
          end={<Time value={createdAt} precision="date" />}
        >
          <UserText text={`#${id} ${message}`} />
        </Line>
      )}
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

interface OverLimitCardProps<T> extends Pick<CardProps<T, OverLimit>, 'title' | 'href' | 'none'> {
  list: ReadState<unknown>;
  listFailed: string;
  counts: ReadState<ReadonlyMap<number, T>>;
  countsFailed: string;
  limitedCount: number;
  overLimit: (counts: ReadonlyMap<number, T>) => readonly OverLimit[];
  counted: (facts: { counted: string; all: string }) => string;
}

function OverLimitCard<T>(props: OverLimitCardProps<T>) {
  const { list, listFailed, counts, countsFailed, limitedCount, overLimit, counted, ...rest } = props;
  const { ofLimit } = useMessages(globalHomeMessages);
  const number = useNumberFormat();
  return (
    <Card<ReadonlyMap<number, T>, OverLimit>
      {...rest}
      read={list.status === 'failed' ? list : counts}
      failed={list.status === 'failed' ? listFailed : countsFailed}
      unreadableCount={list.status === 'ready' ? list.unreadableCount : undefined}
      itemsOf={overLimit}
      note={({ size }) =>
        size < limitedCount ? counted({ counted: number(size), all: number(limitedCount) }) : null
      }
    >
      {({ id, name, href, count, limit }) => (
        <Line key={id} href={href} end={ofLimit({ count: number(count), limit: number(limit) })}>
          <UserText text={name} />
        </Line>
      )}
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

function DealsEnding({ read }: { read: ReadState<EnterpriseDeal[]> }) {
  const words = useMessages(globalHomeMessages);
  const { links } = useAdminKit();
  return (
    <Card
      title={words.dealsEnding}
      href={links.section('enterpriseDeals')}
      read={read}
      failed={words.dealsFailed}
      none={words.noDealsEnding}
      itemsOf={(deals) => dealsEnding(deals)}
    >
      {({ of: { id, name }, at }) => (
        <Line key={id} href={links.enterpriseDeal(id)} end={<Time value={at} precision="date" />}>
          <UserText text={name} />
        </Line>
      )}
    </Card>
  );
}

function TrialsEnding() {
  const words = useMessages(globalHomeMessages);
  const { client, links } = useAdminKit();
  return (
    <Card
      title={words.trialsEnding}
      href={links.section('users', { only: 'trialEnding' })}
      read={useRead(usersQuery(client))}
      failed={words.usersFailed}
      none={words.noTrialsEnding}
      itemsOf={(users) => trialsEnding(users)}
      isListedThere
    >
      {({ of: user, at }) => (
        <Line key={user.id} href={links.user(user.id)} end={<Time value={at} precision="date" />}>
          <UserText text={nameOfUser(user)} />
        </Line>
      )}
    </Card>
  );
}
