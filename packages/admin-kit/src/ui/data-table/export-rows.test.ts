import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import type { DataTableColumn } from './data-table-column.ts';
import { shownValue } from './data-table-column.ts';
import { csvOfRows } from './export-rows.ts';
import { RowIndex, type RowQuery } from './row-index.ts';
import type { SortValue } from './sort-value.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly seen: Date | null;
  readonly isOn: boolean;
}

const row = (id: number, more: Partial<Row> = {}): Row => ({
  id,
  name: `row ${id}`,
  seen: null,
  isOn: id % 2 === 0,
  ...more,
});
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isRowHeader: true },
  { id: 'id', header: '=ID', value: ({ id }) => id },
  { id: 'seen', header: 'Seen, UTC', value: ({ seen }) => seen },
  { id: 'on', header: 'On', exportValue: ({ isOn }) => isOn },
  { id: 'actions', header: 'Actions', cell: () => 'Delete' },
];
const everything: RowQuery<Row> = { filter: '', sort: null };

function indexOf(rows: readonly Row[]) {
  const sortValues = new Map<string, (row: Row) => SortValue>([
    ['name', ({ name }) => name],
    ['id', ({ id }) => id],
  ]);
  return new RowIndex(rows, { sortValues, textOf: ({ name }) => [name], locale: 'en' });
}

function write(rows: readonly Row[], query = everything, shown = columns): string {
  const work = csvOfRows({ shownValue, index: indexOf(rows), query, columns: shown });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value.join('');
}

const read = (text: string): string[][] => parse(text, { bom: true });

describe('the CSV of a table', () => {
  it('has raw values: times in UTC, true and false, plain numbers, empty cells', () => {
    const seen = new Date('2026-03-02T10:30:00+05:00');
    const text = write([row(1234567, { seen }), row(2, { seen: new Date(Number.NaN) })]);
    expect(read(text)).toEqual([
      ['Name', "'=ID", 'Seen, UTC', 'On'],
      ['row 1234567', '1234567', '2026-03-02T05:30:00.000Z', 'false'],
      ['row 2', '2', '', 'true'],
    ]);
  });

  it('leaves numbers below zero to be numbers, and makes texts that are formulas harmless', () => {
    const [, first] = read(write([row(-5, { name: '=HYPERLINK("http://attacker.example")' })]));
    expect(first?.slice(0, 2)).toEqual(['\'=HYPERLINK("http://attacker.example")', '-5']);
  });

  it('takes what a column says over what it sorts by, and leaves out columns with neither', () => {
    const [header, first] = read(
      write([row(1)], everything, [
        { id: 'status', header: 'Status', value: () => 3, exportValue: () => 'Resolved' },
        { id: 'actions', header: 'Actions' },
      ]),
    );
    expect([header, first]).toEqual([['Status'], ['Resolved']]);
  });

  it.each([3, 5_000])('has all of %i rows that match, in their order', (count) => {
    const rows = Array.from({ length: count }, (_, at) => row((at * 7919) % count));
    const query: RowQuery<Row> = {
      filter: 'row 1',
      where: ({ id }) => id !== 10,
      sort: { columnId: 'id', direction: 'descending' },
    };
    const ids = rows.map(({ id }) => id).filter((id) => String(id).startsWith('1') && id !== 10);
    expect(
      read(write(rows, query))
        .slice(1)
        .map(([, id]) => Number(id)),
    ).toEqual(ids.sort((a, b) => b - a));
  });

  it('has the header alone where nothing matches', () => {
    expect(read(write([row(1)], { filter: 'no such', sort: null }))).toHaveLength(1);
  });

  it('gives the thread back often, and writes few rows between', () => {
    const asked = vi.fn();
    const rows = Array.from({ length: 1_000 }, (_, at) => row(at));
    const work = csvOfRows({
      shownValue,
      index: indexOf(rows),
      query: everything,
      columns: [{ id: 'id', header: 'ID', exportValue: asked }],
    });
    let most = 0;
    for (let step = work.next(); !step.done; step = work.next()) {
      most = Math.max(most, asked.mock.calls.length);
      asked.mockClear();
    }
    expect(most).toBeLessThan(200);
  });

  it('is whole also while the table prepares the same order', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => row((at * 7919) % 5_000));
    const index = indexOf(rows);
    const query: RowQuery<Row> = { filter: '', sort: { columnId: 'id', direction: 'ascending' } };
    const table = index.prepare(query);
    const file = csvOfRows({ shownValue, index, query, columns });
    let step = file.next();
    while (!step.done) {
      table.next();
      step = file.next();
    }
    expect([...table]).toEqual([]);
    const ids = read(step.value.join(''))
      .slice(1)
      .map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 5_000 }, (_, id) => id));
  });

  it('has all rows although the table prepares another order', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => row((at * 7919) % 5_000));
    const index = indexOf(rows);
    const file = csvOfRows({
      shownValue,
      index,
      query: { filter: '', sort: { columnId: 'id', direction: 'ascending' } },
      columns,
    });
    for (let steps = 0; steps < 20; steps++) file.next();
    const table: RowQuery<Row> = { filter: '', sort: { columnId: 'id', direction: 'descending' } };
    const preparing = index.prepare(table);
    for (let steps = 0; steps < 20; steps++) preparing.next();
    let step = file.next();
    while (!step.done) step = file.next();
    const ids = read(step.value.join('')).slice(1);
    expect(ids.map(([, id]) => Number(id))).toEqual(Array.from({ length: 5_000 }, (_, id) => id));
    expect([...preparing].length).toBeGreaterThan(0);
    expect(index.slice(table, 4_998, 5_000)?.map(({ id }) => id)).toEqual([1, 0]);
  });
});
