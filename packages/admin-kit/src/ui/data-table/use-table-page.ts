import { startTransition, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { runInSlices } from '../../browser/slices.ts';
import { type DataTableState, type PageRange, pageRange } from './data-table-state.ts';
import { RowIndex, type RowIndexOptions, type RowQuery } from './row-index.ts';

interface UsedRows<Row> {
  /** The filter and the order. A change of either shows each row where it belongs. */
  readonly query: string;
  readonly where: RowQuery<Row>['where'];
  readonly getRowId: (row: Row) => string;
}

/** Rows that the person has used stay in place while the question is the same. */
export function useRowIndex<Row>(
  rows: readonly Row[],
  options: RowIndexOptions<Row>,
  { query, where, getRowId }: UsedRows<Row>,
): { index: RowIndex<Row>; noteUse: (id: string) => void } {
  const [known, setKnown] = useState(() => ({
    index: new RowIndex(rows, options),
    query,
    where,
    used: new Set<string>(),
  }));
  let { index } = known;
  const isSame = known.query === query && known.where === where;
  const used = isSame ? known.used : new Set<string>();
  if (index.options !== options) index = new RowIndex(rows, options);
  else if (index.rows !== rows || (!isSame && index.keepsRows)) {
    index = index.withRows(rows, (row) => {
      const id = used.size > 0 ? getRowId(row) : '';
      return used.has(id) ? id : null;
    });
  }
  if (index !== known.index || !isSame) setKnown({ index, query, where, used });
  return { index, noteUse: useCallback((id: string) => void used.add(id), [used]) };
}

export interface TablePage<Row> extends PageRange {
  readonly rows: readonly Row[];
  /** null: not yet counted. */
  readonly count: number | null;
}

const nothingYet: TablePage<never> = { ...pageRange(0, 1, 1), rows: [], count: 0 };

/** While waiting, the last answer stays, unless the first rows of the new one are found fast. */
export function useTablePage<Row>(
  index: RowIndex<Row>,
  state: DataTableState,
  where: RowQuery<Row>['where'],
): { page: TablePage<Row>; isWaiting: boolean } {
  const { filter, page, pageSize, sort } = state;
  const [prepared, preparedMore] = useReducer((count: number) => count + 1, 0);
  const columnId = sort?.columnId;
  const direction = sort?.direction;
  const query = useMemo<RowQuery<Row>>(
    () => ({ filter, where, sort: columnId && direction ? { columnId, direction } : null }),
    [filter, where, columnId, direction],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the index has prepared is part of the answer
  const answer = useMemo(
    () => answerFor(index, query, page, pageSize),
    [index, query, page, pageSize, prepared],
  );
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  const isWaiting = answer === null;
  const early = useMemo(
    () => (isWaiting && page === 1 ? earlyPage(index, query, pageSize) : null),
    [isWaiting, index, query, page, pageSize],
  );

  useEffect(() => {
    if (!isWaiting) return runInSlices(index.prepare(query));
    const isAnswered = () => answerFor(index, query, page, pageSize) !== null;
    return runInSlices(stepsUntil(isAnswered, index.prepare(query)), {
      isUrgent: true,
      onSlice: () => {
        if (isAnswered()) startTransition(preparedMore);
      },
    });
  }, [index, query, page, pageSize, isWaiting]);

  const known = answer ?? last ?? nothingYet;
  return { page: early ? { ...known, ...early } : known, isWaiting };
}

function* stepsUntil(isAnswered: () => boolean, steps: Iterable<void>): Generator<void, void> {
  for (const step of steps) {
    yield step;
    if (isAnswered()) return;
  }
}

function answerFor<Row>(
  index: RowIndex<Row>,
  query: RowQuery<Row>,
  page: number,
  pageSize: number,
): TablePage<Row> | null {
  const matches = index.match(query);
  if (matches === null) return null;
  const range = pageRange(matches.count, page, pageSize);
  const rows = index.slice(query, range.from, range.to);
  return rows === null ? null : { ...range, rows, count: matches.count };
}

function earlyPage<Row>(index: RowIndex<Row>, query: RowQuery<Row>, pageSize: number) {
  const { page, from, to } = pageRange(index.rows.length, 1, pageSize);
  const rows = index.first(query, to);
  return rows && { page, from, to, rows, count: null };
}
