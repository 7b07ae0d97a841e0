import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status } from '../../ui/status/status.tsx';
import type { TicketStatusFilter } from './api.ts';
import { ticketsMessages } from './messages.ts';
import { countFacets, type StatusFacet, statusFacets, toneOfStatus } from './rules.ts';
import { ticketStatusMessages } from './ticket-status.tsx';

interface StatusFacetsProps {
  /** The list as the server returned it. */
  tickets: readonly Ticket[];
  list: TicketStatusFilter;
  chosen: StatusFacet | null;
  onChoose: (facet: StatusFacet | null) => void;
}

const tones = {
  unresolved: toneOfStatus(ticketStatus.unresolved),
  inProgress: toneOfStatus(ticketStatus.inProgress),
  resolved: toneOfStatus(ticketStatus.resolved),
  unknown: toneOfStatus(null),
};

/** The statuses in the loaded list with their counts. A press keeps the tickets of one, a second press shows all again. */
export function StatusFacets({ tickets, list, chosen, onChoose }: StatusFacetsProps) {
  const words = useMessages(ticketsMessages);
  const { none: unknown, ...known } = useMessages(ticketStatusMessages);
  const labels = { ...known, unknown };
  const format = useNumberFormat();
  const counts = useMemo(() => countFacets(tickets), [tickets]);
  const shown = statusFacets.filter((facet) => counts.has(facet) || facet === chosen);
  if (shown.length < 2 && chosen === null) return null;
  const inProgress = counts.get('inProgress') ?? 0;
  return (
    <>
      <fieldset className="ak-ticket-list-facets" aria-label={words.facets}>
        {shown.map((facet) => (
          <Button
            key={facet}
            size="small"
            aria-pressed={facet === chosen}
            onClick={() => onChoose(facet === chosen ? null : facet)}
          >
            <Status tone={tones[facet]}>{labels[facet]}</Status>{' '}
            <span className="ak-ticket-list-count">{format(counts.get(facet) ?? 0)}</span>
          </Button>
        ))}
      </fieldset>
      {list === 'unresolved' && inProgress > 0 && (
        <p className="ak-ticket-list-note">{words.inProgressAmong({ count: format(inProgress) })}</p>
      )}
    </>
  );
}
