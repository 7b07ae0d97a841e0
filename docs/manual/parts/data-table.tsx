import { DataTable, type DataTableColumn } from '@timemap/admin-kit/ui/data-table';
import type { Guidances } from './guidance.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly seats: number;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Harbour City Schools', seats: 24 },
  { id: 2, name: 'Northwind University', seats: 187 },
];
const name: DataTableColumn<Row> = {
  id: 'name',
  header: 'Name',
  value: (row) => row.name,
  isRowHeader: true,
};
const seats: DataTableColumn<Row> = {
  id: 'seats',
  header: 'Seats',
  kind: 'number',
  value: (row) => row.seats,
};
const seatsAsText: DataTableColumn<Row> = {
  id: 'seats',
  header: 'Seats',
  value: (row) => `${row.seats} seats`,
};
const shared = { rows, getRowId: (row: Row) => String(row.id), emptyText: 'No licenses yet' };

export const guidances: Guidances = {
  'Data table': {
    use: [
      'For records that people compare, sort, filter or act on together.',
      'With priorities, so that a narrow page drops the least needed column first.',
    ],
    avoid: ['For the facts of one record: use a definition list.', 'For a hierarchy: use the tree.'],
    pairs: [
      {
        good: <DataTable label="Licenses" columns={[name, seats]} {...shared} />,
        bad: <DataTable label="Licenses" columns={[name, seatsAsText]} {...shared} />,
        because: 'A number is given as a number: it is aligned, sorted by value and free of units.',
      },
    ],
    keys: [
      ['Tab', 'moves to every control, row by row.'],
      ['Enter, Space', 'sorts, on the heading of a column.'],
      ['Down Arrow', 'opens the menu of a row, on its button.'],
    ],
    words: [
      'A label that names the rows.',
      'Headings of one or two words.',
      'What is missing is a dash, with a word for screen readers.',
    ],
  },
};
