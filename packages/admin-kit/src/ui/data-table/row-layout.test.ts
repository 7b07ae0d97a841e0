import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DataTableColumn, factsOf } from './data-table-column.ts';
import { leaveRanks } from './row-layout.ts';

const column = (id: string, priority: number): DataTableColumn<unknown> => ({
  id,
  header: id,
  priority,
  value: () => id,
});

describe('leaveRanks', () => {
  it('leaves out first what matters least, and of those that matter as much the last one', () => {
    const ranks = leaveRanks([column('id', 3), column('name', 1), column('email', 2), column('created', 3)]);
    expect(Object.fromEntries(ranks)).toEqual({ created: 1, id: 2, email: 3 });
  });

  it('never hides a column of priority 1', () => {
    expect(leaveRanks([column('name', 1), column('actions', 1)]).size).toBe(0);
  });

  it('names only ranks that the sheet has', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'column-fit.css'), 'utf8');
    const ranks = leaveRanks(Array.from({ length: 20 }, (_, index) => column(String(index), 2)));
    for (const rank of ranks.values()) {
      expect(sheet).toContain(`[data-left-out~="${rank}"] .ak-leaves-${rank}`);
    }
  });
});

describe('factsOf', () => {
  const name = { ...column('name', 1), isRowHeader: true };
  const { value: _, ...actions } = column('actions', 1);

  it('takes the two most important columns that have a value, beside the row header', () => {
    const columns = [column('id', 4), name, column('email', 2), column('created', 3), actions];
    expect([...factsOf(columns)]).toEqual(['email', 'created']);
  });

  it('takes what a column says instead', () => {
    const columns = [name, column('email', 2), { ...column('created', 3), isFact: true }, actions];
    expect([...factsOf(columns)]).toEqual(['created']);
  });
});
