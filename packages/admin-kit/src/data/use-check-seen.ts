import { hashKey } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AdminKit, useAdminKit } from '../context/admin-kit-context.ts';
import { type Checks, KEPT_MS, MAX_UNASKED } from './check-each.ts';
import { keyOf, type Query } from './query.ts';
import { useCheckEach } from './use-check-each.ts';

export interface SeenChecks<T> extends Checks<T> {
  /** Tells that an item without an answer came into view or left it. Stable. */
  readonly see: (id: number, isSeen: boolean) => void;
}

const none: readonly number[] = [];

/**
 * Checks the items in view, four at a time, and all of `ids` while `wantsAll`; more than 200 wait for a press on `check`.
 * Once all are known, they are kept.
 * @param ids What counts as all. Keep them stable. null waits.
 * @param queryOf Keep it stable.
 * @param others What may come into view beside them. Their answers of a visit before are there from the start too.
 */
export function useCheckSeen<T>(
  ids: readonly number[] | null,
  queryOf: (id: number) => Query<T>,
  wantsAll: boolean,
  others: readonly number[] = none,
): SeenChecks<T> {
  const kit = useAdminKit();
  const [seen, setSeen] = useState(() => seenBefore(kit, queryOf, [...(ids ?? none), ...others]));
  const [asksAll, setAsksAll] = useState(false);
  const count = ids?.length ?? 0;
  const isAll = asksAll || (wantsAll && count <= MAX_UNASKED);
  const known = useMemo(() => new Set(ids), [ids]);
  const beside = [...seen].filter((id) => !(isAll && known.has(id))).join();
  const reads = useMemo(() => {
    if (ids === null) return null;
    const asked = [...(isAll ? ids : []), ...beside.split(',').filter(Boolean).map(Number)];
    return new Map(asked.map((id) => [id, queryOf(id)]));
  }, [ids, isAll, beside, queryOf]);
  const checks = useCheckEach(reads, Number.POSITIVE_INFINITY);
  const { answers, failed } = checks;
  const checked = useMemo(() => [...answers.keys()].filter((id) => known.has(id)).length, [answers, known]);
  const isWhole = isAll && count > 0 && checked === count;
  const [wantedAll, setWantedAll] = useState(wantsAll);
  if (wantsAll !== wantedAll) setWantedAll(wantsAll);
  const keepsAll = isWhole || (asksAll && (wantsAll || !wantedAll));
  if (keepsAll !== asksAll) setAsksAll(keepsAll);

  const failedNow = useRef(failed);
  useEffect(() => {
    failedNow.current = failed;
  });
  const see = useCallback((id: number, isSeen: boolean) => {
    setSeen((before) => {
      // What failed stays, because the sentence about it may move its row out of view.
      if (before.has(id) === isSeen || failedNow.current.has(id)) return before;
      const after = new Set(before);
      if (isSeen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  if (!isAll && failed.size > 0) {
    return { ...checks, all: checks.checked + failed.size, state: 'done', see };
  }
  const progress = { ...checks, checked, all: count, see };
  return isAll ? progress : { ...progress, state: 'asking', check: () => setAsksAll(true) };
}

/** Without them, a page to which a person comes back would be empty until the browser has told what is in view. */
function seenBefore<T>(
  { client, queryClient }: AdminKit,
  queryOf: (id: number) => Query<T>,
  ids: readonly number[],
): ReadonlySet<number> {
  const [first] = ids;
  if (first === undefined) return new Set();
  const { operation } = queryOf(first);
  const known = queryClient.getQueryCache().findAll({
    queryKey: keyOf(client, { operation }),
    predicate: ({ state }) =>
      state.status === 'success' && !state.isInvalidated && state.dataUpdatedAt > Date.now() - KEPT_MS,
  });
  if (known.length === 0 || known.length > MAX_UNASKED) return new Set();
  const hashes = new Set(known.map(({ queryHash }) => queryHash));
  return new Set(ids.filter((id) => hashes.has(hashKey(keyOf(client, queryOf(id))))));
}
