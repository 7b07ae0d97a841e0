import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, isFound, spellingsOf } from '../../text/fold.ts';
import { RowIndex, type RowIndexOptions, type RowQuery } from './row-index.ts';
import { createValueComparator, type SortValue } from './sort-value.ts';

interface Person {
  id: number;
  name: string | null;
  email: string;
  seats: number | null;
}

const sortValues = new Map<string, (person: Person) => SortValue>([
  ['name', (person) => person.name],
  ['seats', (person) => person.seats],
]);
const options: RowIndexOptions<Person> = {
  locale: 'en',
  textOf: (person) => [person.name, person.email],
  sortValues,
};

const text = fc.oneof(
  fc.constantFrom('', 'Ana', 'ana', 'Äna', 'Org 2', 'Org 10', 'ΟΔΟΣ', 'A\u030Anders', 'Müller', 'Mueller'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const person = fc.record({
  id: fc.nat(),
  name: fc.option(text),
  email: text,
  seats: fc.option(fc.integer({ min: -3, max: 3 })),
});
const people = fc.array(person, { maxLength: 60 });
const query = fc.record({
  filter: fc.oneof(text, fc.constantFrom('an', 'ORG', '\u0000', ' a ')),
  where: fc.constantFrom(undefined, (person: Person) => (person.seats ?? 0) >= 0),
  sort: fc.option(
    fc.record({
      columnId: fc.constantFrom('name', 'seats', 'unknown'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  ),
}) as fc.Arbitrary<RowQuery<Person>>;

function naiveQuery(rows: readonly Person[], { filter, where, sort }: RowQuery<Person>): readonly Person[] {
  const wanted = spellingsOf(filter);
  const matching = rows.filter(
    (row) =>
      (where?.(row) ?? true) &&
      (wanted.length === 0 ||
        [row.name, row.email].some((field) => isFound(wanted, foldForSearch(field ?? '')))),
  );
  const sortValue = valueOfSort(sort);
  if (sort === null || sortValue === undefined) return matching;
  const compare = createValueComparator('en');
  return matching.sort((a, b) => compare(sortValue(a), sortValue(b), sort.direction));
}

const valueOfSort = (sort: RowQuery<Person>['sort']) =>
  sort === null ? undefined : sortValues.get(sort.columnId);

function prepared(index: RowIndex<Person>, asked: RowQuery<Person>): RowIndex<Person> {
  for (const _ of index.prepare(asked));
  return index;
}

const many = (count: number): Person[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: id % 7 === 0 ? null : `Person ${(id * 7919) % 5000}`,
    email: `p${id}@example.org`,
    seats: id % 3,
  }));

describe('RowIndex', () => {
  it('answers as a plain filter and a stable sort would', () => {
    fc.assert(
      fc.property(people, query, (rows, asked) => {
        expect(new RowIndex(rows, options).slice(asked, 0, rows.length)).toEqual(naiveQuery(rows, asked));
      }),
      { numRuns: 1000 },
    );
  });

  it('cuts the page out of that answer', () => {
    fc.assert(
      fc.property(people, query, fc.nat(70), fc.nat(30), (rows, asked, from, size) => {
        const page = new RowIndex(rows, options).slice(asked, from, from + size);
        expect(page).toEqual(naiveQuery(rows, asked).slice(from, from + size));
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same answer after rows changed, came or went', () => {
    const edits = fc.array(
      fc.record({ at: fc.nat(60), remove: fc.nat(2), add: fc.array(person, { maxLength: 2 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(people, query, query, edits, (rows, earlier, asked, changes) => {
        let index = prepared(new RowIndex(rows, options), earlier);
        let current = rows;
        for (const { at, remove, add } of changes) {
          current = current.toSpliced(at, remove, ...add);
          index = index.withRows(current);
        }
        expect(index.slice(asked, 0, current.length)).toEqual(naiveQuery(current, asked));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['ascending', 'descending'] as const)(
    'follows scattered and ranged changes of thousands of ordered rows (%s)',
    (direction) => {
      const rows = many(6000);
      const asked = { filter: '', sort: { columnId: 'name', direction } };
      let index = prepared(new RowIndex(rows, options), asked);
      let current = rows.map((row) => (row.id % 1500 === 3 ? { ...row, name: `Zoe ${row.id % 2}` } : row));
      index = index.withRows(current);
      expect(index.slice(asked, 0, 6000)).toEqual(naiveQuery(current, asked));
      current = current.toSpliced(3000, 40, { id: -1, name: 'Aaron', email: '', seats: null });
      index = index.withRows(current);
      expect(index.slice(asked, 0, 6000)).toEqual(naiveQuery(current, asked));
    },
  );

  it('selects the first page of unordered rows as a full sort would, also when they come in the opposite order', () => {
    const rows = many(20_000).sort((a, b) => b.id - a.id);
    for (const columnId of ['name', 'seats']) {
      for (const direction of ['ascending', 'descending'] as const) {
        const asked = { filter: '', sort: { columnId, direction } };
        expect(new RowIndex(rows, options).slice(asked, 20, 60)).toEqual(
          naiveQuery(rows, asked).slice(20, 60),
        );
      }
    }
  });

  it('says that it is not ready rather than hold the thread, and answers once it is prepared', () => {
    const rows = many(20_000);
    const filtered = { filter: 'p1999', sort: null };
    const index = new RowIndex(rows, options);
    expect(index.slice(filtered, 0, 20)).toBeNull();
    const deep = { filter: '', sort: { columnId: 'name', direction: 'ascending' as const } };
    expect(index.slice(deep, 10_000, 10_020)).toBeNull();
    prepared(index, deep);
    expect(index.slice(filtered, 0, 20)).toEqual(naiveQuery(rows, filtered).slice(0, 20));
    expect(index.slice(deep, 10_000, 10_020)).toEqual(naiveQuery(rows, deep).slice(10_000, 10_020));
  });

  it('selects the first page of very many rows in slices', () => {
    const rows = many(20_001).reverse();
    const asked = { filter: '', sort: { columnId: 'name', direction: 'ascending' as const } };
    const index = new RowIndex(rows, options);
    expect(index.slice(asked, 0, 20)).toBeNull();
    let steps = 0;
    for (const _ of index.prepare(asked)) {
      steps++;
      if (index.slice(asked, 0, 20) !== null) break;
    }
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThan(30);
    expect(index.slice(asked, 0, 20)).toEqual(naiveQuery(rows, asked).slice(0, 20));
  });

  it('finds the first rows of an answer before it is prepared, or says that it would take long', () => {
    const rows = many(20_000);
    const sort = { columnId: 'name', direction: 'descending' as const };
    const condition = (person: Person) => person.seats !== 1;
    for (const asked of [
      { filter: 'P1', sort: null },
      { filter: '7', sort, where: condition },
    ]) {
      const index = new RowIndex(rows, options);
      index.slice({ filter: '', sort }, 0, 20);
      expect(index.slice(asked, 0, 10)).toBeNull();
      expect(index.first(asked, 10)).toEqual(naiveQuery(rows, asked).slice(0, 10));
      expect(index.first({ ...asked, filter: 'p1999' }, 10)).toBeNull();
    }
    expect(new RowIndex(rows, options).first({ filter: 'p', sort }, 10)).toBeNull();
  });

  it('pauses often while it prepares', () => {
    const asked = { filter: '', sort: { columnId: 'name', direction: 'ascending' as const } };
    expect([...new RowIndex(many(20_000), options).prepare(asked)].length).toBeGreaterThan(100);
  });

  it('prepares the order of newer rows during a sort', () => {
    const rows = many(6000);
    const asked = { filter: '', sort: { columnId: 'name', direction: 'ascending' as const } };
    const index = new RowIndex(rows, options);
    const early = index.prepare(asked);
    for (let steps = 0; steps < 20; steps++) early.next();
    const current = rows.map((row) => (row.id === 42 ? { ...row, email: 'new@example.org' } : row));
    const next = index.withRows(current);
    const late = next.prepare(asked);
    late.next();
    for (const _ of early);
    for (const _ of late);
    expect(index.slice(asked, 0, 6000)).toEqual(naiveQuery(rows, asked));
    expect(next.slice(asked, 0, 6000)).toEqual(naiveQuery(current, asked));
  });

  it('counts the matches and keeps the count when a text that is searched changes', () => {
    const rows = many(100);
    const index = prepared(new RowIndex(rows, options), { filter: '', sort: null });
    const asked = { filter: 'P42@', sort: null };
    expect(index.match(asked)?.count).toBe(1);
    const renamed = rows.map((row) => (row.id === 42 ? { ...row, email: 'new@example.org' } : row));
    expect(index.withRows(renamed).match(asked)?.count).toBe(0);
    expect(index.match(asked)?.count).toBe(1);
  });

  it('takes a query as plain text, never as a pattern', () => {
    const rows = [{ id: 1, name: 'a.*(b', email: '', seats: null }];
    expect(new RowIndex(rows, options).match({ filter: '.*(', sort: null })?.count).toBe(1);
    expect(new RowIndex(rows, options).match({ filter: 'a.b', sort: null })?.count).toBe(0);
  });

  it('never matches across two fields', () => {
    const rows = [{ id: 1, name: 'ab', email: 'cd', seats: null }];
    expect(new RowIndex(rows, options).match({ filter: 'b\u0000c', sort: null })?.count).toBe(0);
    expect(new RowIndex(rows, options).match({ filter: 'bc', sort: null })?.count).toBe(0);
  });
});
