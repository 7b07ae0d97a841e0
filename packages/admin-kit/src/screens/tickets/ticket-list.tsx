import type { Ticket } from '@timemap/admin-api';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DataTable, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { FilterField } from '../../ui/data-table/filter-field.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ticketsMessages } from './messages.ts';
import {
  filterTextsOf,
  stateFilterOf,
  statusFilterOf,
  ticketsTable,
  toneOfStatus,
  whereState,
} from './rules.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';
import { useTickets } from './use-tickets.ts';
import './ticket-list.css';

export interface TicketListProps extends ScreenRootProps {
  /** Controls filters, order, page and columns, together with `onTableStateChange`. @default the list keeps its own, from `ticketsTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the list. */
  onTableStateChange?: (state: DataTableState) => void;
  /** Where a ticket's row leads, for a host that hands the list's state on to it. Keep it stable. @default links.ticket */
  ticketHref?: (ticketId: number) => string;
}

const idOf = (ticket: Ticket) => String(ticket.id);
const toneOf = (ticket: Ticket) => toneOfStatus(ticket.status);

/**
 * Support tickets: filters, status, an email to many. Anyone may ask; what the server refuses is said.
 * @operation GET /support/, GET /support/unresolved, GET /support/resolved @spec B §2
 */
export function TicketList({ tableState, onTableStateChange, ticketHref, ...rest }: TicketListProps) {
  const words = useMessages(ticketsMessages);
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="ticket-list">
      <TicketListContent {...{ tableState, onTableStateChange, ticketHref }} />
    </ScreenRoot>
  );
}

function TicketListContent(props: Pick<TicketListProps, 'tableState' | 'onTableStateChange' | 'ticketHref'>) {
  const words = useMessages(ticketsMessages);
  const errorText = useErrorText();
  const { links, linkComponent } = useAdminKit();
  const [ownState, setOwnState] = useState(ticketsTable);
  const [isEmailing, setIsEmailing] = useState(false);
  const { onTableStateChange, ticketHref = links.ticket } = props;
  const state = props.tableState ?? ownState;
  const change = (next: DataTableState) => {
    setOwnState(next);
    onTableStateChange?.(next);
  };
  const { read, selection, chosenAddresses } = useTickets(statusFilterOf(state));
  const columns = useTicketColumns();
  const stateFilter = stateFilterOf(state);
  const where = useMemo(() => whereState(stateFilter), [stateFilter]);
  const hrefOf = useCallback((ticket: Ticket) => ticketHref(ticket.id), [ticketHref]);
  const choices = useMemo(
    () => [
      {
        id: 'status',
        label: words.status,
        // Which tickets are unresolved is for the server to say (B §2): an option asks for another list.
        options: (['all', 'unresolved', 'resolved'] as const).map((value) => ({
          value,
          label: words[value],
        })),
      },
    ],
    [words],
  );

  const error = read.status === 'failed' ? read.error : read.status === 'ready' ? read.refreshError : null;
  const reload = read.status === 'failed' ? read.retry : read.status === 'ready' ? read.refresh : undefined;
  const isReloading =
    read.status === 'failed' ? read.isRetrying : read.status === 'ready' && read.isRefreshing;

  return (
    <DataTable
      name="tickets"
      label={words.title}
      rows={read.status === 'ready' ? read.data : null}
      columns={columns}
      getRowId={idOf}
      isRefreshing={isReloading}
      failure={
        error && {
          title: words.loadFailed,
          text: errorText(error),
          ...(reload && { onRetry: reload }),
          isRetrying: isReloading,
        }
      }
      filterLabel={words.filter}
      filterTexts={filterTextsOf}
      choices={choices}
      {...(where && { where })}
      emptyText={words.none}
      noMatchText={words.noMatch}
      state={state}
      initialState={ticketsTable}
      onStateChange={change}
      rowHref={hrefOf}
      rowTone={toneOf}
      linkComponent={linkComponent}
      {...(isEmailing && { selection })}
      selectionActions={<EmailActions addresses={chosenAddresses} />}
      filters={
        <>
          <FilterField
            label={words.stateFilter}
            value={stateFilter}
            onValueChange={(text) =>
              change({ ...state, choices: { ...state.choices, state: text }, page: 1 })
            }
          />
          {isEmailing && <p className="ak-ticket-list-note">{words.pickTickets}</p>}
        </>
      }
      actions={
        <>
          {read.status === 'ready' && (
            <Button
              icon={<Icon name="mail" />}
              aria-pressed={isEmailing}
              onClick={() => setIsEmailing(!isEmailing)}
            >
              {isEmailing ? words.doneEmailing : words.emailMultiple}
            </Button>
          )}
          {reload && !error && (
            <IconButton
              label={words.reload}
              icon={<Icon name="refresh" />}
              isBusy={isReloading}
              onClick={reload}
            />
          )}
        </>
      }
    />
  );
}
