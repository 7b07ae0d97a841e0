import type { DataTableState } from '@timemap/admin-kit/ui/data-table';
import { describe, expect, it } from 'vitest';
import { readTableState, writeTableState } from './table-address.ts';

const start: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
};
const read = (search: string) => readTableState(new URLSearchParams(search), start);
const write = (state: Partial<DataTableState>, search = '') =>
  writeTableState(new URLSearchParams(search), { ...start, ...state }, start).toString();

describe('the state of a table in an address', () => {
  it('is left out while the table is as it starts', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual(start);
  });

  it.each<[string, Partial<DataTableState>]>([
    ['filter=pier+%26+%C3%BCber+%2B+%3F', { filter: 'pier & über + ?' }],
    ['sort=-created', { sort: { columnId: 'created', direction: 'descending' } }],
    ['sort=id', { sort: { columnId: 'id', direction: 'ascending' } }],
    ['sort=', { sort: null }],
    ['page=7', { page: 7 }],
    ['size=100', { pageSize: 100 }],
    ['columns=name%2Cid', { columns: ['name', 'id'] }],
    ['columns=', { columns: [''] }],
    [
      'filter=x&sort=-name&page=2',
      { filter: 'x', sort: { columnId: 'name', direction: 'descending' }, page: 2 },
    ],
  ])('%s is read as it was written', (search, state) => {
    expect(write(state)).toBe(search);
    expect(read(search)).toEqual({ ...start, ...state });
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'size=0', 'size=1e9'])(
    'takes %s for nothing said',
    (search) => {
      expect(read(search)).toEqual(start);
    },
  );

  it('asks for no more rows a page than a browser can show', () => {
    expect(read('size=100000').pageSize).toBe(500);
  });

  it('has a separate part for a table that is not the only one', () => {
    const search = new URLSearchParams('filter=page&tickets.filter=old&projects.page=2');
    const state = { ...start, filter: 'new', page: 3 };
    const written = writeTableState(search, state, start, 'tickets');
    expect(written.toString()).toBe('filter=page&projects.page=2&tickets.filter=new&tickets.page=3');
    expect(readTableState(written, start, 'tickets')).toEqual(state);
  });

  it('has further filters, of those that the table starts with', () => {
    const withChoices = { ...start, choices: { shown: 'all' } };
    const search = writeTableState(
      new URLSearchParams('tab=x'),
      { ...start, choices: { shown: 'roots', tab: 'y' } },
      withChoices,
    );
    expect(search.toString()).toBe('tab=x&shown=roots');
    expect(readTableState(search, withChoices).choices).toEqual({ shown: 'roots' });
    expect(writeTableState(search, { ...start, choices: {} }, withChoices).toString()).toBe('tab=x');
  });

  it('leaves the rest of the address alone', () => {
    expect(write({ page: 2 }, 'tab=users&page=9&filter=old')).toBe('tab=users&page=2');
  });
});
