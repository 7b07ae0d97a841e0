import { expect, it } from 'vitest';
import type { DataTableColumn } from './data-table-column.ts';
import { widestCells } from './widest-cells.ts';

interface Row {
  readonly id: number;
  readonly trial: Date | null;
  readonly name: string;
}

const columns: readonly DataTableColumn<Row>[] = [
  { id: 'id', header: 'ID', kind: 'id', value: ({ id }) => id },
  { id: 'trial', header: 'Trial', kind: 'time', value: ({ trial }) => trial },
  { id: 'name', header: 'Name', value: ({ name }) => name },
];
const rowsTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: index % 10, trial: new Date(index + 1), name: 'x' }));

it('has the cells with the longest text, no value, and the longest time of each month', () => {
  const row = (trial: Date | null, id = 1): Row => ({ id, trial, name: 'x' });
  const may = [new Date(2020, 4, 1, 1), new Date(2020, 4, 22, 22), new Date(2020, 4, 3, 23)].map((at) =>
    row(at),
  );
  const november = [new Date(2020, 10, 9, 9), new Date(2020, 10, 19, 1)].map((at) => row(at));
  const empty = row(null);
  const long = row(null, 123_456);
  const found = widestCells([...may, row(may[1]?.trial ?? null), empty, ...november, long], [], columns);
  const rowsOf = (id: string) =>
    new Set(found.filter(({ columnId }) => columnId === id).map((cell) => cell.row));
  expect(rowsOf('id')).toEqual(new Set([long]));
  expect(rowsOf('trial')).toEqual(new Set([may[1], november[1], empty]));
});

it('leaves out columns that share the spare room, because they shorten their text', () => {
  const long = { id: 1, trial: new Date(3), name: 'A very long name' };
  expect(widestCells([...rowsTo(2), long, ...rowsTo(9)], [], columns.slice(2))).toEqual([]);
});

it('has none that is no wider than one of the shown rows', () => {
  const at = (day: number, id: number): Row => ({ id, trial: new Date(2020, 4, day, 1), name: 'x' });
  const [shown, asWide, wider] = [at(11, 12), at(22, 34), at(23, 567)];
  expect(widestCells([asWide, shown], [{ original: shown }], columns)).toEqual([]);
  expect(widestCells([wider, shown], [{ original: shown }], columns)).toEqual([
    { row: wider, columnId: 'id' },
  ]);
});

it('reads at most 1,000 of 100,000 rows', () => {
  let readCount = 0;
  const counting = columns.map((column) => ({
    ...column,
    value: (row: Row) => {
      readCount += 1;
      return column.value?.(row);
    },
  }));
  expect(widestCells(rowsTo(100_000), [], counting).length).toBeGreaterThan(0);
  expect(readCount).toBeLessThanOrEqual(2000);
});

it('has none of no rows', () => {
  expect(widestCells([], [], columns)).toEqual([]);
});
