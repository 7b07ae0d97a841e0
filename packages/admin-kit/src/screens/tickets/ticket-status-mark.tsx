import { Status } from '../../ui/status/status.tsx';
import { toneOfStatus } from './rules.ts';
import { useStatusWord } from './ticket-status-messages.ts';

/** A ticket's status as a coloured dot and its word. @spec B §2 */
export function TicketStatusMark({ status }: { status: number | null }) {
  const wordOf = useStatusWord();
  return <Status tone={toneOfStatus(status)}>{wordOf(status)}</Status>;
}
