import { ticketStatus } from '@timemap/admin-api';
import type { StatusTone } from '../../ui/status/status.tsx';

const tones = new Map<number | null, StatusTone>([
  [ticketStatus.unresolved, 'danger'],
  [ticketStatus.inProgress, 'warning'],
  [ticketStatus.resolved, 'success'],
]);

/** The tone of a status; neutral for an unknown one. @spec B §2 */
export function toneOfStatus(status: number | null): StatusTone {
  return tones.get(status) ?? 'neutral';
}
