import { serverNow, type Ticket } from '@timemap/admin-api';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { useBulkActions } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf } from '../../data/use-read.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { EmailHint, EmailModeButton } from '../../parts/email-mode-button.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { ageText } from '../../text/age-text.ts';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { FilterField } from '../../ui/data-table/filter-field.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { EmptyValue } from '../../ui/text/empty-value.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { ticketsMessages } from './messages.ts';
import {
  appStateFilterOf,
  chosenFacetOf,
  filterTextsOf,
  shortMessage,
  ticketCondition,
  ticketListOf,
  ticketSortValues,
  ticketsTable,
} from './rules.ts';
import { StatusFacets } from './status-facets.tsx';
import { toneOfStatus } from './status-tone.ts';
import { TicketStatusMark, useStatusWord } from './ticket-status.tsx';
import { useTicketsRefusal } from './tickets-refused.tsx';
import { useTickets } from './use-tickets.ts';
import './ticket-list.css';

const tools = () => import('./bulk-status.tsx');
const BulkStatus = lazyPart('bulk-status', tools);
const BulkActionDialog = lazyPart('bulk-action', tools, 'BulkActionDialog');

export interface TicketListProps extends ScreenRootProps, TableStateProps {
  /** The address that a ticket's row links to, for example one that contains the list's state. Must be stable. @default links.ticket */
  ticketHref?: (ticketId: number) => string;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ tickets: Ticket }, 'emailTickets'>;
}

const idOf = (ticket: Ticket) => String(ticket.id);
const toneOf = (ticket: Ticket) => toneOfStatus(ticket.status);

/**
 * Support tickets: filters, status, an email to many. The list loads for everyone; a refusal of the server is shown.
 * @operation GET /support/, GET /support/unresolved, GET /support/resolved @spec B §2
 */
export function TicketList(props: TicketListProps) {
  const { tableState, onTableStateChange, ticketHref, ...rest } = props;
  const words = useMessages(ticketsMessages);
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="ticket-list">
      <TicketListContent {...props} />
    </ScreenRoot>
  );
}

function TicketListContent(props: TicketListProps) {
  const words = useMessages(ticketsMessages);
  const { links } = useAdminKit();
  const [isEmailing, setIsEmailing] = useState(false);
  const { ticketHref = links.ticket } = props;
  const table = useResourceTable('tickets', ticketsTable, props);
  const list = ticketListOf(table.state);
  const { read, selection, chosen } = useTickets(list);
  const bulk = useBulkActions(selection, BulkActionDialog);
  const addresses = useMemo(() => chosen.map(({ contactEmail }) => contactEmail), [chosen]);
  const columns = useTicketColumns();
  const appState = appStateFilterOf(table.state);
  const facet = chosenFacetOf(table.state);
  const where = useMemo(() => ticketCondition(appState, facet), [appState, facet]);
  const hrefOf = useCallback((ticket: Ticket) => ticketHref(ticket.id), [ticketHref]);
  const tickets = dataOf(read);
  usePreload(BulkStatus, BulkActionDialog);
  const refusal = useTicketsRefusal(read);
  const choices = useMemo(
    () => [
      {
        id: 'status',
        label: words.status,
        // Each option loads another list, because the server decides which tickets are unresolved. @spec B §2
        options: (['all', 'unresolved', 'resolved'] as const).map((value) => ({
          value,
          label: words[value],
        })),
      },
    ],
    [words],
  );

  if (refusal !== null) return refusal;
  return (
    <>
      <ResourceTable
        {...{ table, words, read, columns, choices, where, selection }}
        getRowId={idOf}
        filterTexts={filterTextsOf}
        emptyHint={words[`noneHint_${list}`]}
        rowHref={hrefOf}
        opensRows={!isEmailing}
        rowTone={toneOf}
        selectionActions={
          isEmailing ? (
            <EmailActions addresses={addresses} />
          ) : (
            <Suspense fallback={null}>
              <BulkStatus tickets={chosen} ask={bulk.ask} />
            </Suspense>
          )
        }
        filters={
          <>
            <FilterField
              label={words.stateFilter}
              value={appState}
              onValueChange={(text) => table.choose('state', text)}
            />
            <StatusFacets
              tickets={tickets}
              list={list}
              chosen={facet}
              onChoose={(next) => table.choose('only', next)}
            />
            {isEmailing && <EmailHint text={words.pickTickets} className="ak-ticket-list-note" />}
          </>
        }
        actions={
          read.status !== 'failed' && (
            <Replaceable name="emailTickets">
              <EmailModeButton {...{ isEmailing, words }} onChange={setIsEmailing} />
            </Replaceable>
          )
        }
      />
      {bulk.dialog}
    </>
  );
}

function useTicketColumns(): readonly DataTableColumn<Ticket>[] {
  const words = useMessages(ticketsMessages);
  const wordOf = useStatusWord();
  const { links, linkComponent } = useAdminKit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a status and of the list change together
  return useMemo<readonly DataTableColumn<Ticket>[]>(
    () => [
      {
        id: 'id',
        header: words.id,
        kind: 'id',
        value: ticketSortValues.id,
        isRowHeader: true,
        firstDirection: 'descending',
      },
      {
        id: 'status',
        header: words.status,
        value: ticketSortValues.status,
        cell: ({ status }) => <TicketStatusMark status={status} />,
        exportValue: ({ status }) => wordOf(status),
        isFact: true,
        share: 0,
        minWidthPx: 120,
        priority: 1,
      },
      {
        id: 'message',
        header: words.message,
        value: ticketSortValues.message,
        cell: ({ message }) => (message.trim() === '' ? null : <MessageCell message={message} />),
        isRowLink: true,
        isFact: true,
        share: 5,
        minWidthPx: 200,
        priority: 1,
      },
      {
        id: 'contactEmail',
        header: words.contactEmail,
        value: ticketSortValues.contactEmail,
        wraps: true,
        share: 7,
        priority: 3,
      },
      {
        id: 'creator',
        header: words.creator,
        value: ticketSortValues.creator,
        isFact: true,
        exportValue: ({ creator }) => creator && (creator.username || String(creator.id)),
        cell: ({ creator }) =>
          creator && (
            <Link href={links.user(creator.id)} component={linkComponent}>
              <UserText text={creator.username || String(creator.id)} breaksAddresses />
            </Link>
          ),
        wraps: true,
        share: 1.4,
        priority: 4,
      },
      { id: 'created', header: words.created, kind: 'time', value: ticketSortValues.created, priority: 3 },
      {
        id: 'age',
        header: words.age,
        cell: ({ createdAt }) => <Age since={createdAt} />,
        isFact: true,
        share: 0,
        minWidthPx: 88,
        priority: 2,
      },
    ],
    [words, links, linkComponent],
  );
}

function Age({ since }: { since: number | null }) {
  const { locale } = use(MessageContext);
  if (since === null) return <EmptyValue />;
  return <bdi className="ak-ticket-list-age">{ageText(since, serverNow(), locale)}</bdi>;
}

const MAX_TITLE_CHARACTERS = 2000;

/** @spec B §2, §9 */
function MessageCell({ message }: { message: string }) {
  const { text, isCut } = shortMessage(message);
  return (
    <span
      className="ak-ticket-list-message"
      title={isCut ? message.slice(0, MAX_TITLE_CHARACTERS) : undefined}
    >
      <UserText translate="yes" text={isCut ? `${text}…` : text} />
    </span>
  );
}
