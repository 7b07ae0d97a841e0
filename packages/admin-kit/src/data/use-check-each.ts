import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { type CheckStore, type Checks, createChecks, type EachQuery, MAX_UNASKED } from './check-each.ts';

const nothing: EachQuery<never> = new Map();

/**
 * Begins when the page is idle, with four calls at a time.
 * @param queries Keep it stable. `null` waits without a request.
 * @param maxUnasked More calls than this wait for a press.
 */
export function useCheckEach<T>(queries: EachQuery<T> | null, maxUnasked = MAX_UNASKED): Checks<T> {
  const kit = useAdminKit();
  const last = useRef<CheckStore<T>>(undefined);
  const checks = useMemo(
    () => createChecks<T>(kit, queries ?? nothing, maxUnasked, last.current),
    [kit, queries, maxUnasked],
  );
  useEffect(() => {
    last.current = checks;
  });
  return useSyncExternalStore(checks.subscribe, checks.current, checks.current);
}

/** Rows with their answers. An unchanged row stays the same object, so that a table does not show it anew. */
export function useAnswered<Row extends object, T, Answered>(
  rows: readonly Row[],
  { answers }: Checks<T>,
  idOf: (row: Row) => number,
  join: (row: Row, answer: T | undefined) => Answered,
): readonly Answered[] {
  const joined = useRef(new WeakMap<Row, { answer: T | undefined; row: Answered }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two functions depend on their arguments alone
  return useMemo(
    () =>
      rows.map((row) => {
        const answer = answers.get(idOf(row));
        const before = joined.current.get(row);
        if (before && before.answer === answer) return before.row;
        const after = { answer, row: join(row, answer) };
        joined.current.set(row, after);
        return after.row;
      }),
    [rows, answers],
  );
}
