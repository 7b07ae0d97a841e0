import { useCallback, useMemo, useState } from 'react';
import { type Checks, MAX_UNASKED } from './check-each.ts';
import type { Query } from './query.ts';
import { useCheckEach } from './use-check-each.ts';

export interface SeenChecks<T> extends Checks<T> {
  /** Tells that an item without an answer came into view or left it. Stable. */
  readonly see: (id: number, isSeen: boolean) => void;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * Checks the items in view, four at a time, and all of `ids` while `wantsAll`; more than 200 wait for a press on `check`.
 * Once all are known, they are kept.
 * @param ids What counts as all. Keep them stable. null waits.
 * @param queryOf Keep it stable.
 */
export function useCheckSeen<T>(
  ids: readonly number[] | null,
  queryOf: (id: number) => Query<T>,
  wantsAll: boolean,
): SeenChecks<T> {
  const [seen, setSeen] = useState(nothing);
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
  const { answers, error, state } = checks;
  const checked = useMemo(() => [...answers.keys()].filter((id) => known.has(id)).length, [answers, known]);
  const isWhole = isAll && count > 0 && checked === count;
  const [wantedAll, setWantedAll] = useState(wantsAll);
  if (wantsAll !== wantedAll) setWantedAll(wantsAll);
  const keepsAll = isWhole || (asksAll && (wantsAll || !wantedAll));
  if (keepsAll !== asksAll) setAsksAll(keepsAll);

  const see = useCallback((id: number, isSeen: boolean) => {
    setSeen((before) => {
      if (before.has(id) === isSeen) return before;
      const after = new Set(before);
      if (isSeen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  if (!isAll && state === 'done' && error) return { ...checks, see };
  const progress = { ...checks, checked, all: count, see };
  return isAll ? progress : { ...progress, state: 'asking', check: () => setAsksAll(true) };
}
