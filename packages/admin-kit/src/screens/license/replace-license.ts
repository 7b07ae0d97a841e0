import { ApiError, type License } from '@timemap/admin-api';
import type { AdminKit } from '../../context/admin-kit-context.ts';
import { fetchUncached } from '../../data/fetch-once.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { lookAfter } from '../../data/look-after.ts';
import { type Look, looksGone, looksLike } from '../../data/lost-answer.ts';
import { isNotMade } from '../../messages/failure-marks.ts';
import { changedBeforeWrite } from '../../messages/found-before-write.ts';
import { isMissing } from '../../messages/is-missing.ts';
import { createLicense, revokeLicense, toggleLicense } from './api.ts';
import { forgetSeatChange, isSeatChangeKept, keepSeatChange, type SeatChange } from './seat-change.ts';

/** What a failed change leaves behind. */
export type SeatChangeEnd =
  /** The old license is in force. */
  | 'unchanged'
  /** A new license has the old number of seats. */
  | 'restored'
  | 'withoutLicense'
  /** The new license is there, enabled although the old one was disabled or the reverse. */
  | 'wrongState'
  /** The server has not told. The next run looks before it writes. */
  | 'unclear';

/**
 * No call changes seats, so a new license replaces the old one. Each run begins with what there is, so it also completes a
 * run that ended halfway.
 * @param onEnd called before it rejects
 */
export async function replaceLicense(
  kit: AdminKit,
  organizationId: number,
  change: SeatChange,
  onEnd: (end: SeatChangeEnd, restored: License | null) => void,
): Promise<License> {
  const { client, drafts } = kit;
  const { old, seats } = change;
  const query = licenseQuery(organizationId);
  const read = () => fetchUncached(kit, query);
  const isHalfway = isSeatChangeKept(drafts, organizationId);
  let restored: License | null = null;
  let end: SeatChangeEnd = isHalfway ? 'unclear' : 'unchanged';

  const create = async (count: number) =>
    settle(kit, createLicense(client, organizationId, count), looksLike(query, { seatsAllowed: count }));
  const matchState = async (license: License | null) => {
    if (license === null) throw new ApiError('shape', 'GET /licenses/{orgId}');
    if (license.isEnabled === old.isEnabled) return license;
    end = 'wrongState';
    const { id } = license;
    await settle(kit, toggleLicense(client, id), looksLike(query, { id, isEnabled: old.isEnabled }));
    return { ...license, isEnabled: old.isEnabled };
  };
  const restore = async () => {
    await create(old.seatsAllowed);
    end = 'unclear';
    restored = await matchState(await read());
    end = 'restored';
  };

  try {
    const found = await read();
    const isOld = found?.id === old.id;
    const isNew = isHalfway && found !== null && !isOld && found.seatsAllowed === seats;
    const isAsSeen = isOld && found.seatsAllowed === old.seatsAllowed && found.isEnabled === old.isEnabled;
    if (isNew) {
      const license = await matchState(found);
      forgetSeatChange(drafts, organizationId);
      return license;
    }
    if (found !== null && !isAsSeen) {
      end = 'unchanged';
      throw changedBeforeWrite('DELETE /licenses');
    }
    if (found === null && !isHalfway) throw changedBeforeWrite('DELETE /licenses');
    keepSeatChange(drafts, organizationId, change);
    if (isOld) {
      end = 'unchanged';
      await settle(kit, revokeLicense(client, old.id), looksGone(query, { id: old.id }));
    }
    end = 'withoutLicense';
    try {
      await create(seats);
    } catch (error) {
      if (!isUnclear(error)) await restore().catch(() => {});
      throw error;
    }
    end = 'unclear';
    const license = await matchState(await read());
    forgetSeatChange(drafts, organizationId);
    return license;
  } catch (error) {
    if (isUnclear(error)) end = 'unclear';
    if (['unchanged', 'restored'].includes(end)) forgetSeatChange(drafts, organizationId);
    onEnd(end, restored);
    throw error;
  }
}

const isUnclear = (error: unknown) =>
  error instanceof ApiError && error.mayHaveBeenApplied && !isNotMade(error);

/** Resolves if the write took effect, also where its answer was lost. */
async function settle(kit: AdminKit, write: Promise<unknown>, look: Look): Promise<void> {
  try {
    await write;
  } catch (error) {
    const isLost =
      error instanceof ApiError && (error.mayHaveBeenApplied || (look.isForNone && isMissing(error)));
    if (!isLost || !(await lookAfter(kit, error, look))) throw error;
  }
}
