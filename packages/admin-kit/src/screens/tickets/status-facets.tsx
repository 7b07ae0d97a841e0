import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { TableFacet } from '../../ui/data-table/data-table-state.ts';
import { TableFacets } from '../../ui/data-table/table-facets.tsx';
import type { TicketStatusFilter } from './lists.ts';
import { ticketsMessages } from './messages.ts';
import { facetOf, type StatusFacet, statusFacets } from './rules.ts';
import { toneOfStatus } from './status-tone.ts';
import { ticketStatusMessages } from './ticket-status.tsx';

interface StatusFacetsProps {
  tickets: readonly Ticket[] | null;
  list: TicketStatusFilter;
  chosen: StatusFacet | null;
  onChoose: (facet: string) => void;
}

const tones = {
  unresolved: toneOfStatus(ticketStatus.unresolved),
  inProgress: toneOfStatus(ticketStatus.inProgress),
  resolved: toneOfStatus(ticketStatus.resolved),
  unknown: toneOfStatus(null),
};

export function StatusFacets({ tickets, list, chosen, onChoose }: StatusFacetsProps) {
  const words = useMessages(ticketsMessages);
  const statusWords = useMessages(ticketStatusMessages);
  const format = useNumberFormat();
  const facets = useMemo<readonly TableFacet<Ticket>[]>(() => {
    const { none: unknown, ...known } = statusWords;
    const labels = { ...known, unknown };
    return statusFacets.map((facet) => ({
      value: facet,
      label: labels[facet],
      tone: tones[facet],
      where: (ticket) => facetOf(ticket) === facet,
      group: 'status',
    }));
  }, [statusWords]);
  const inProgress = useMemo(
    () => tickets?.filter((ticket) => facetOf(ticket) === 'inProgress').length ?? 0,
    [tickets],
  );
  return (
    <>
      <TableFacets
        label={words.facets}
        facets={facets}
        rows={tickets}
        choice={chosen ?? ''}
        onChoose={onChoose}
      />
      {list === 'unresolved' && inProgress > 0 && (
        <p className="ak-ticket-list-note">{words.inProgressAmong({ count: format(inProgress) })}</p>
      )}
    </>
  );
}
