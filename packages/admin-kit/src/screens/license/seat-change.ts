import type { License } from '@timemap/admin-api';
import type { Drafts } from '../../context/drafts.ts';

export interface SeatChange {
  /** The license that a new one replaces. */
  readonly old: License;
  readonly seats: number;
}

export const seatsDraftKey = (organizationId: number) => `license.seats.${organizationId}`;
const keyOf = (organizationId: number) => `license.replaced.${organizationId}`;

/** Kept from before the old license is revoked until the new one is in its place. */
export const keepSeatChange = (drafts: Drafts, organizationId: number, { old, seats }: SeatChange) =>
  drafts.save(
    keyOf(organizationId),
    [old.id, old.seatsTaken, old.seatsAllowed, Number(old.isEnabled), seats].join(),
  );

export const isSeatChangeKept = (drafts: Drafts, organizationId: number) =>
  drafts.load(keyOf(organizationId)) !== null;

export const forgetSeatChange = (drafts: Drafts, organizationId: number) =>
  drafts.remove(keyOf(organizationId));

/** A change that ended between its calls, judged by the license that there is now. */
export function halfwaySeatChange(
  drafts: Drafts,
  organizationId: number,
  current: License | null,
): SeatChange | null {
  const kept = drafts.load(keyOf(organizationId))?.split(',').map(Number) ?? [];
  if (!kept.every(Number.isSafeInteger)) return null;
  const [id, seatsTaken, seatsAllowed, isEnabled, seats] = kept;
  if (id === undefined || seatsTaken === undefined || seatsAllowed === undefined || seats === undefined)
    return null;
  const change = { old: { id, seatsTaken, seatsAllowed, isEnabled: isEnabled === 1 }, seats };
  const isInPlace = (license: License) =>
    license.id === id || license.seatsAllowed !== seats || license.isEnabled === change.old.isEnabled;
  return current !== null && isInPlace(current) ? null : change;
}
