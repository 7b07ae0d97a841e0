import { type Ticket, ticketStatus } from '@timemap/admin-api';
import type { BulkAction } from '../../bulk-job/bulk-items.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { savedItems } from '../../bulk-job/saved-items.ts';
import { useMessages } from '../../messages/messages.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { ticketsQuery } from './api.ts';
import { ticketsMessages } from './messages.ts';
import { statusSave, type TicketStatus, ticketKeys } from './status-save.ts';
import { useStatusWord } from './ticket-status.tsx';

export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';

interface BulkStatusProps {
  tickets: readonly Ticket[];
  ask: (action: BulkAction) => void;
}

const NAME_CHARACTERS = 60;

function nameOfTicket({ id, message }: Ticket): string {
  const { text, isCut } = cutGraphemes(message, NAME_CHARACTERS);
  return `${id}: ${visibleText(isCut ? `${text}…` : text)}`;
}

/** @spec B §4 */
export default function BulkStatus({ tickets, ask }: BulkStatusProps) {
  const words = useMessages(ticketsMessages);
  const { alreadySo } = useMessages(bulkJobMessages);
  const wordOf = useStatusWord();

  const setStatus = (value: TicketStatus) => {
    const status = wordOf(value);
    const label = words.setTo({ status });
    ask({
      name: 'tickets-status',
      label,
      question: (count) => words.askSetTo({ status, count }),
      done: (count) => words.statusSet({ status, count }),
      keys: ticketKeys,
      candidates: savedItems(
        statusSave(() => label),
        {
          items: tickets,
          change: { status: value },
          nameOf: nameOfTicket,
          alreadySo,
          check: () => ticketsQuery('all'),
        },
      ),
    });
  };

  return (
    <Menu
      label={words.setStatus}
      variant="secondary"
      size="small"
      entries={Object.values(ticketStatus).map((status) => ({
        label: wordOf(status),
        onSelect: () => setStatus(status),
      }))}
    >
      {words.setStatus}
    </Menu>
  );
}

// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
