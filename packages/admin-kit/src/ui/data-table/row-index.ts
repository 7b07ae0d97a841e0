import { runToEnd } from '../../browser/steps.ts';
import { isFound, spellingsOf } from '../../text/fold.ts';
import { judgedRows } from './judged-rows.ts';
import { diffRows, type RowChange } from './row-diff.ts';
import { type ComparePositions, orderInSteps, selectFirst, spliceOrder } from './row-order.ts';
import {
  buildChunk,
  createChunks,
  foldRow,
  type RowMatches,
  type SearchChunk,
  searchRows,
  spliceChunks,
  unbuiltRows,
} from './search-index.ts';
import { createValueComparator, isSameSort, type RowSort, type SortValue } from './sort-value.ts';

export interface RowQuery<Row> {
  /** Matches any searched text, ignoring case. A blank text matches all rows. */
  readonly filter: string;
  /** Keep the function stable. */
  readonly where?: ((row: Row) => boolean) | undefined;
  /** An unknown column keeps the order. */
  readonly sort: RowSort | null;
}

export interface RowIndexOptions<Row> {
  readonly sortValues: ReadonlyMap<string, (row: Row) => SortValue>;
  readonly textOf: (row: Row) => readonly (string | null | undefined)[];
  readonly locale: string;
}

interface PreparedOrder {
  readonly sort: RowSort;
  readonly positions: Uint32Array;
}

interface Ordering {
  readonly sort: RowSort;
  readonly steps: Generator<void, Uint32Array>;
  /** Generators give their result once. The next version of the rows may need it too. */
  positions: Uint32Array | null;
}

interface PreparedStart {
  readonly sort: RowSort;
  readonly matches: RowMatches;
  readonly positions: readonly number[];
}

interface PreparedMatches<Row> {
  readonly filter: string;
  readonly where: RowQuery<Row>['where'];
  readonly matches: RowMatches;
}

/** With more rows, a query waits for `prepare`, so that no key press is blocked. */
const ROWS_AT_ONCE = 4096;
const ROWS_SELECTED_AT_ONCE = 20_000;
const ROWS_LOOKED_AT = 2048;
const SELECTED_AT_ONCE = 512;
const SELECTED_AT_LEAST = 128;

/**
 * Filters, sorts and pages many rows without copying them. Each version is immutable from outside. It caches its results
 * and passes the valid ones to the next version.
 */
export class RowIndex<Row> {
  readonly rows: readonly Row[];
  readonly options: RowIndexOptions<Row>;
  readonly #judged: readonly Row[];
  readonly #chunks: readonly SearchChunk[];
  readonly #compareValues: ReturnType<typeof createValueComparator>;
  #order: PreparedOrder | null = null;
  /** A second caller of `prepare` continues this sort instead of starting again. */
  #ordering: Ordering | null = null;
  #start: PreparedStart | null = null;
  #lastMatches: PreparedMatches<Row> | null = null;

  constructor(
    rows: readonly Row[],
    options: RowIndexOptions<Row>,
    judged = rows,
    chunks = createChunks(rows.length),
  ) {
    this.rows = rows;
    this.options = options;
    this.#judged = judged;
    this.#chunks = chunks;
    this.#compareValues = createValueComparator(options.locale);
  }

  /**
   * The index of a new version of the rows. Only rows with a new identity are processed.
   * @param idToKeep the id of a row that stays in place whatever has changed in it. @default none does
   */
  withRows(rows: readonly Row[], idToKeep: (row: Row) => string | null = () => null): RowIndex<Row> {
    const judged = judgedRows(this.rows, this.#judged, rows, idToKeep);
    const changes = diffRows(this.#judged, judged);
    const touched = changes.reduce((sum, { removed, inserted }) => sum + removed + inserted, 0);
    if (touched > ROWS_AT_ONCE) return new RowIndex(rows, this.options, judged);
    const chunks = changes
      .filter((change) => !this.#hasSameTexts(judged, change))
      .reduce((kept, change) => spliceChunks(kept, change), [...this.#chunks]);
    const next = new RowIndex(rows, this.options, judged, chunks);
    next.#order = this.#orderFor(next, changes);
    const start = this.#start;
    if (start?.matches.hits === null && this.#moved(start.sort, judged, changes).length === 0) {
      next.#start = start;
    }
    if (this.#ordering && this.#moved(this.#ordering.sort, judged, changes).length === 0) {
      next.#ordering = this.#ordering;
    }
    return next;
  }

  /** Whether a row stays in place that belongs elsewhere or nowhere. */
  get keepsRows(): boolean {
    return this.#judged !== this.rows;
  }

  match(query: RowQuery<Row>): RowMatches | null {
    const { filter, where } = query;
    const last = this.#lastMatches;
    if (last?.filter === filter && last.where === where) return last.matches;
    const spellings = spellingsOf(filter);
    if (spellings.length === 0 && where === undefined) return { count: this.rows.length, hits: null };
    if (spellings.length > 0 && unbuiltRows(this.#chunks) > ROWS_AT_ONCE) return null;
    const matches = this.#search(spellings, where);
    this.#lastMatches = { filter, where, matches };
    return matches;
  }

  /** The sorted matches from `from` to `to` (not included); null until the sort is prepared. */
  slice(query: RowQuery<Row>, from: number, to: number): readonly Row[] | null {
    const matches = this.match(query);
    if (matches === null) return null;
    const compare = this.#comparator(query.sort);
    if (compare === null) return this.#collect(matches, from, to, null);
    if (this.#order !== null && isSameSort(this.#order.sort, query.sort)) {
      return this.#collect(matches, from, to, this.#order.positions);
    }
    if (matches.count > ROWS_AT_ONCE && to > SELECTED_AT_ONCE) return null;
    const start = this.#knownStart(query.sort as RowSort, matches, to);
    if (start === null && matches.hits === null && matches.count > ROWS_SELECTED_AT_ONCE) return null;
    return (start ?? runToEnd(this.#selectStart(query.sort as RowSort, matches, to)))
      .slice(from, to)
      .map((position) => this.rows[position] as Row);
  }

  /** The first matches of the answer while it is not prepared; null if they are not among the rows looked at. */
  first({ filter, where, sort }: RowQuery<Row>, wanted: number): readonly Row[] | null {
    const spellings = spellingsOf(filter);
    const positions = this.#firstPositions(sort);
    if (positions === null) return null;
    const found: Row[] = [];
    const last = Math.min(ROWS_LOOKED_AT, positions === 'as sent' ? this.rows.length : positions.length);
    for (let index = 0; index < last && found.length < wanted; index++) {
      const position = positions === 'as sent' ? index : (positions[index] as number);
      const row = this.#judged[position] as Row;
      const isMatch = spellings.length === 0 || isFound(spellings, foldRow(row, this.options.textOf));
      if (isMatch && (where?.(row) ?? true)) found.push(this.rows[position] as Row);
    }
    return found.length < wanted ? null : found;
  }

  all({ filter, where }: Omit<RowQuery<Row>, 'sort'>): readonly Row[] {
    const matches = this.match({ filter, where, sort: null }) ?? this.#search(spellingsOf(filter), where);
    return this.#collect(matches, 0, matches.count, null);
  }

  countOf(hits: RowMatches['hits'], passes: (row: Row) => boolean): number {
    return this.rows.reduce(
      (count, row, position) => count + (hits?.[position] !== 0 && passes(row) ? 1 : 0),
      0,
    );
  }

  /** Prepares, in small steps, all texts and the sort of `query`. */
  *prepare(query: RowQuery<Row>): Generator<void, void> {
    const sort = query.sort as RowSort;
    const all = { count: this.rows.length, hits: null };
    const compare = this.#comparator(query.sort);
    const isOrdered = () => compare === null || (this.#order !== null && isSameSort(this.#order.sort, sort));
    if (!isOrdered() && all.count > ROWS_SELECTED_AT_ONCE && !this.#knownStart(sort, all, 1)) {
      yield* this.#selectStart(sort, all, 1);
      yield;
    }
    let from = 0;
    for (const chunk of this.#chunks) {
      if (chunk.built === null) {
        buildChunk(chunk, this.#judged, from, this.options.textOf);
        yield;
      }
      from += chunk.rowCount;
    }
    // The first comparison of texts is slow, and a later sort must not wait for it.
    this.#compareValues('a', 'b', 'ascending');
    yield;
    if (compare === null || isOrdered() || all.count <= ROWS_AT_ONCE) return;
    if (this.#ordering === null || !isSameSort(this.#ordering.sort, sort)) {
      this.#ordering = { sort, steps: orderInSteps(this.rows.length, compare), positions: null };
    }
    const ordering = this.#ordering;
    let step = ordering.steps.next();
    for (; !step.done; step = ordering.steps.next()) yield;
    ordering.positions ??= step.value;
    this.#order = { sort, positions: ordering.positions };
    if (this.#ordering === ordering) this.#ordering = null;
  }

  #firstPositions(sort: RowSort | null): ArrayLike<number> | 'as sent' | null {
    if (this.#comparator(sort) === null) return 'as sent';
    if (this.#order !== null && isSameSort(this.#order.sort, sort)) return this.#order.positions;
    const start = this.#start;
    return start !== null && isSameSort(start.sort, sort) && start.matches.hits === null
      ? start.positions
      : null;
  }

  #knownStart(sort: RowSort, matches: RowMatches, to: number): readonly number[] | null {
    const known = this.#start;
    const isKnown = known !== null && isSameSort(known.sort, sort) && known.matches.hits === matches.hits;
    return isKnown && known.positions.length >= Math.min(to, matches.count) ? known.positions : null;
  }

  *#selectStart(sort: RowSort, matches: RowMatches, to: number): Generator<void, readonly number[]> {
    const compare = this.#comparator(sort) as ComparePositions;
    const wanted = Math.max(to, SELECTED_AT_LEAST);
    const positions = yield* selectFirst(this.#positions(matches), wanted, compare);
    this.#start = { sort, matches, positions };
    return positions;
  }

  #comparator(sort: RowSort | null): ComparePositions | null {
    const sortValueOf = sort === null ? undefined : this.options.sortValues.get(sort.columnId);
    if (sort === null || sortValueOf === undefined) return null;
    const judged = this.#judged;
    return (first, second) =>
      this.#compareValues(
        sortValueOf(judged[first] as Row),
        sortValueOf(judged[second] as Row),
        sort.direction,
      ) || first - second;
  }

  #search(spellings: readonly string[], where: RowQuery<Row>['where']): RowMatches {
    return searchRows(this.#judged, this.#chunks, this.options.textOf, spellings, where);
  }

  #positions({ count, hits }: RowMatches): Uint32Array {
    const positions = new Uint32Array(count);
    for (let position = 0, length = 0; position < this.rows.length; position++) {
      if (hits === null || hits[position] === 1) positions[length++] = position;
    }
    return positions;
  }

  #collect({ hits }: RowMatches, from: number, to: number, order: Uint32Array | null): readonly Row[] {
    const collected: Row[] = [];
    for (
      let index = hits === null ? from : 0, passed = index;
      index < this.rows.length && passed < to;
      index++
    ) {
      const position = order === null ? index : (order[index] as number);
      if (hits !== null && hits[position] === 0) continue;
      if (passed++ >= from) collected.push(this.rows[position] as Row);
    }
    return collected;
  }

  #hasSameTexts(rows: readonly Row[], { start, removed, inserted }: RowChange): boolean {
    if (removed !== 1 || inserted !== 1) return false;
    const before = this.options.textOf(this.#judged[start] as Row);
    const after = this.options.textOf(rows[start] as Row);
    return before.every((text, field) => text === after[field]);
  }

  #orderFor(next: RowIndex<Row>, changes: readonly RowChange[]): PreparedOrder | null {
    if (this.#order === null) return null;
    const { sort, positions } = this.#order;
    const compare = next.#comparator(sort);
    if (compare === null) return null;
    const moved = this.#moved(sort, next.#judged, changes);
    return { sort, positions: moved.length === 0 ? positions : spliceOrder(positions, moved, compare) };
  }

  #moved(sort: RowSort, rows: readonly Row[], changes: readonly RowChange[]): readonly RowChange[] {
    const sortValueOf = this.options.sortValues.get(sort.columnId);
    if (sortValueOf === undefined) return changes;
    const isUnmoved = (position: number) => {
      const before = sortValueOf(this.#judged[position] as Row);
      return this.#compareValues(before, sortValueOf(rows[position] as Row), 'ascending') === 0;
    };
    return changes.filter(
      ({ start, removed, inserted }) => removed !== 1 || inserted !== 1 || !isUnmoved(start),
    );
  }
}
