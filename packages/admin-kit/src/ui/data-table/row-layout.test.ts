import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './data-table-column.ts';
import { dropWidths } from './row-layout.ts';

const column = (id: string, priority: number, minWidthPx: number): DataTableColumn<unknown> => ({
  id,
  header: id,
  priority,
  minWidthPx,
});

describe('dropWidths', () => {
  it('leaves a column out where those that matter as much or more need all the room', () => {
    const drops = dropWidths([column('id', 3, 100), column('name', 1, 300), column('email', 2, 300)], 88);
    expect(Object.fromEntries(drops)).toEqual({ email: 720, id: 800 });
  });

  it('never leaves out what has priority 1', () => {
    expect(dropWidths([column('name', 1, 2000)], 0).size).toBe(0);
  });

  it('leaves nothing out where all have room in the narrowest table', () => {
    expect(dropWidths([column('name', 1, 200), column('email', 2, 200)], 0).size).toBe(0);
  });

  it('knows no width beyond those the sheet has', () => {
    expect(dropWidths([column('name', 1, 200), column('text', 2, 9000)], 0).get('text')).toBe(1600);
  });

  it('names widths that the sheet has', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'column-drop.css'), 'utf8').replaceAll(/\s+/g, ' ');
    for (let needed = 481; needed <= 1640; needed += 40) {
      const width = dropWidths([column('name', 1, 1), column('text', 2, needed)], 0).get('text');
      expect(sheet).toContain(`.ak-drop-${width} { display: none; }`);
    }
  });
});
