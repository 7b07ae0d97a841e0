import type { Ticket } from '@timemap/admin-api';

/** The creator's own address, where it is not the one to answer to. @spec B §2 */
export function differingCreatorEmail({ creator, contactEmail }: Ticket): string | null {
  const email = creator?.email.trim() ?? '';
  const isSame = email.toLowerCase() === contactEmail.trim().toLowerCase();
  return email === '' || isSame ? null : email;
}

/** Before and behind a ticket in a queue; one that is in it no more has its whole queue before it. */
export function neighboursIn(
  queue: readonly number[],
  ticketId: number,
): { place: number | null; previousId: number | null; nextId: number | null } {
  const index = queue.indexOf(ticketId);
  if (index === -1) return { place: null, previousId: null, nextId: queue[0] ?? null };
  return { place: index + 1, previousId: queue[index - 1] ?? null, nextId: queue[index + 1] ?? null };
}
