import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { runInSlices } from '../../browser/slices.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { loadedInCache } from '../../data/cached.ts';
import type { SaveOutcome } from '../../data/use-optimistic-save.ts';
import { type FailedQuery, useRead } from '../../data/use-read.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { RowIndex } from '../../ui/data-table/row-index.ts';
import { CheckIcon, ChevronEndIcon, ChevronStartIcon, MailIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Replaceable, useIsReplaced } from '../../ui/slot/slot.tsx';
import {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
  ticketsQuery,
} from '../tickets/without-screen.ts';
import { ticketDetailMessages } from './messages.ts';
import { ResolveQuestion } from './resolve-question.tsx';
import { ticketToolsMessages } from './tools-messages.ts';
import { type ShortcutReach, shortcutKeys, useShortcuts } from './use-shortcuts.ts';

/** The list that a ticket was opened from. Its tickets are processed in its order. */
export interface TicketQueueSource {
  /** The list's filters and order, from `onTableStateChange` of `TicketList`. */
  readonly tableState: DataTableState;
  /** The address of another ticket with this queue. */
  readonly ticketHref: (ticketId: number) => string;
  /** The address of the list. */
  readonly listHref: string;
}

interface TicketQueueProps {
  ticketId: number;
  source: TicketQueueSource;
  shortcutReach: ShortcutReach;
  writeReach: ShortcutReach;
  ticket: Ticket | null;
  /** Why the ticket is not there; null while it loads. */
  missing: string | null;
  isSaving: boolean;
  /** null while the ticket loads, and where its address cannot be written to. */
  emailHref: string | null;
  onResolve: () => Promise<SaveOutcome<Ticket>>;
  /** All that changes the status stands together. */
  statusButtons: ReactNode;
}

export function TicketQueue(props: TicketQueueProps) {
  const { ticketId, source, shortcutReach, writeReach, ticket, missing, isSaving, emailHref, onResolve } =
    props;
  const { statusButtons } = props;
  const ticketWords = useMessages(ticketDetailMessages);
  const words = useMessages(ticketToolsMessages);
  const { linkComponent, navigate } = useAdminKit();
  const format = useNumberFormat();
  const part = useRef<HTMLDivElement>(null);
  const email = useRef<HTMLAnchorElement>(null);
  const emailAndResolveButton = useRef<HTMLButtonElement>(null);
  const queue = useTicketQueue(source.tableState);
  const ticketIds = queue.status === 'ready' ? queue.ticketIds : [];
  const { place, previousId, nextId } = neighborsIn(ticketIds, ticketId);
  const { ticketHref, listHref } = source;
  const isResolveReplaced = useIsReplaced('resolveAndNext');
  const notListed = place === null ? words.notInQueue({ count: format(ticketIds.length) }) : null;

  const goTo = (id: number | null, edge: string) => () => {
    if (queue.status === 'failed') return announce(words.queueFailed, { within: part.current });
    if (queue.status === 'loading') return;
    if (id === null) announce(edge, { within: part.current });
    else navigate(ticketHref(id));
  };
  const shownId = useRef(ticketId);
  useEffect(() => {
    shownId.current = ticketId;
  });
  const resolveAndNext = async () => {
    if (nextId === null) return;
    const { status } = await onResolve();
    if (status === 'saved' && shownId.current === ticketId) navigate(ticketHref(nextId));
  };
  const resolveDisabledReason =
    queue.status !== 'ready' || ticket === null
      ? queue.status === 'failed'
        ? words.queueFailed
        : (queue.status === 'ready' && missing) || ticketWords.loading
      : nextId === null
        ? (notListed ?? words.isLast)
        : ticket.status === ticketStatus.resolved && !isSaving
          ? ticketWords.isCurrent
          : undefined;

  const emailDisabledReason =
    resolveDisabledReason ?? (emailHref === null && ticket !== null ? words.noAddress : undefined);
  const [mailedId, setMailedId] = useState<number | null>(null);
  const isAsking = mailedId === ticketId && emailDisabledReason === undefined;
  const emailAndAsk = () => {
    email.current?.click();
    setMailedId(ticketId);
  };
  useShortcuts(part, {
    reach: shortcutReach,
    shortcuts: {
      [shortcutKeys.previous]: goTo(previousId, notListed ?? words.isFirst),
      [shortcutKeys.next]: goTo(nextId, notListed ?? words.isLast),
    },
  });
  useShortcuts(part, {
    reach: writeReach,
    shortcuts: {
      [shortcutKeys.emailAndResolve]: isResolveReplaced
        ? undefined
        : () => {
            if (isSaving) return;
            // Through the button, which ignores a second press that would resolve the next ticket.
            if (isAsking) void resolveAndNext();
            else if (emailDisabledReason === undefined) emailAndResolveButton.current?.click();
            else announce(emailDisabledReason, { within: part.current });
          },
    },
  });

  // Announces only moves within the queue; the host announces a change of the page.
  const announcedId = useRef(ticketId);
  useEffect(() => {
    if (announcedId.current === ticketId || place === null) return;
    announcedId.current = ticketId;
    const position = { ticket: String(ticketId), place: format(place), count: format(ticketIds.length) };
    announce(words.announcePlace(position), { within: part.current });
  });

  const step = (id: number | null, name: 'previous' | 'next') => {
    const label = name === 'previous' ? ticketWords.previousTicket : ticketWords.nextTicket;
    const shared = {
      'aria-label': label,
      'aria-keyshortcuts': shortcutReach === 'off' ? undefined : shortcutKeys[name].toUpperCase(),
      icon: name === 'previous' ? <ChevronStartIcon /> : <ChevronEndIcon />,
    };
    if (id === null) {
      const reason = notListed ?? (name === 'previous' ? words.isFirst : words.isLast);
      return (
        <Button
          size="small"
          {...shared}
          disabledReason={queue.status === 'ready' ? reason : ticketWords.loading}
        >
          {words[name]}
        </Button>
      );
    }
    return (
      <ButtonLink size="small" {...shared} href={ticketHref(id)} component={linkComponent}>
        {words[name]}
      </ButtonLink>
    );
  };

  return (
    <div ref={part} className="ak-ticket-detail-bar">
      <nav className="ak-ticket-detail-queue" aria-label={words.queue}>
        <Link href={listHref} component={linkComponent}>
          {words.toList}
        </Link>
        {queue.status === 'failed' ? (
          <ReadFailure read={queue} title={words.queueFailed} isInline />
        ) : (
          <>
            {step(previousId, 'previous')}
            {step(nextId, 'next')}
            {queue.status === 'ready' && (
              <span className="ak-ticket-detail-place">
                {place === null
                  ? notListed
                  : words.place({ place: format(place), count: format(ticketIds.length) })}
              </span>
            )}
          </>
        )}
      </nav>
      <div className="ak-ticket-detail-acts">
        {statusButtons}
        {queue.status !== 'failed' && (
          <Replaceable name="resolveAndNext">
            <Button
              size="small"
              icon={<CheckIcon />}
              isBusy={isSaving}
              flips={String(ticketId)}
              disabledReason={resolveDisabledReason}
              onClick={() => void resolveAndNext()}
            >
              {words.resolveAndNext}
            </Button>
            {isAsking ? (
              <ResolveQuestion
                ticketId={ticketId}
                isSaving={isSaving}
                opener={emailAndResolveButton}
                onResolve={() => void resolveAndNext()}
                onKeep={() => setMailedId(null)}
              />
            ) : (
              // A link would also do it in a new tab, where nothing is resolved.
              <Button
                ref={emailAndResolveButton}
                size="small"
                icon={<MailIcon />}
                isBusy={isSaving}
                flips={String(ticketId)}
                disabledReason={emailDisabledReason}
                aria-keyshortcuts={
                  shortcutReach === 'off' ? undefined : shortcutKeys.emailAndResolve.toUpperCase()
                }
                onClick={emailAndAsk}
              >
                {ticketWords.emailResolveAndNext}
              </Button>
            )}
            {emailHref !== null && (
              <a ref={email} href={emailHref} hidden>
                {ticketWords.sendEmail}
              </a>
            )}
          </Replaceable>
        )}
      </div>
    </div>
  );
}

type TicketQueueState =
  | { readonly status: 'loading' }
  | FailedQuery
  | { readonly status: 'ready'; readonly ticketIds: readonly number[] };

/** A resolved ticket keeps its place. */
function useTicketQueue(tableState: DataTableState): TicketQueueState {
  const { client, queryClient, appearance } = useAdminKit();
  const { filter, sort } = tableState;
  const listName = ticketListOf(tableState);
  const appState = appStateFilterOf(tableState);
  const facet = chosenFacetOf(tableState);
  const key = JSON.stringify([listName, filter, appState, facet, sort]);
  const [queue, setQueue] = useState<{ key: string; ticketIds: readonly number[] } | null>(null);
  const isKnown = queue?.key === key;

  const list = ticketsQuery(listName);
  const cached = loadedInCache(queryClient, client, list);
  const read = useRead(isKnown || cached ? null : list);
  const tickets = isKnown ? null : (cached ?? (read.status === 'ready' ? read.data : null));
  const { locale } = appearance;
  const columnId = sort?.columnId;
  const direction = sort?.direction;

  useEffect(() => {
    if (tickets === null) return;
    const sortValues = new Map(Object.entries(ticketSortValues));
    const index = new RowIndex(tickets, { sortValues, textOf: filterTextsOf, locale });
    const query = {
      filter,
      where: ticketCondition(appState, facet),
      sort: columnId && direction ? { columnId, direction } : null,
    };
    return runInSlices(index.prepare(query), {
      isUrgent: true,
      onSlice: () => {
        const count = index.match(query)?.count;
        const rows = count === undefined ? null : index.slice(query, 0, count);
        if (rows !== null) setQueue({ key, ticketIds: rows.map(({ id }) => id) });
      },
    });
  }, [tickets, key, filter, appState, facet, columnId, direction, locale]);

  if (isKnown) return { status: 'ready', ticketIds: queue.ticketIds };
  if (read.status === 'failed') return read;
  return { status: 'loading' };
}

export function neighborsIn(
  queue: readonly number[],
  ticketId: number,
): { place: number | null; previousId: number | null; nextId: number | null } {
  const index = queue.indexOf(ticketId);
  if (index === -1) return { place: null, previousId: null, nextId: queue[0] ?? null };
  return { place: index + 1, previousId: queue[index - 1] ?? null, nextId: queue[index + 1] ?? null };
}
