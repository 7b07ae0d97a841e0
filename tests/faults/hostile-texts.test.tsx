import { hostile } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { alerts, fakeClockForEachTest, load, renderCell } from './cell.tsx';
import { readRows } from './rows.ts';

fakeClockForEachTest();

describe.each(readRows.map((row) => [row.operation, row] as const))('%s', (_, row) => {
  it('F18: hostile texts are shown as texts', async () => {
    const cell = renderCell(row);
    cell.server.use(hostile(row.operation));
    await load(row, cell);
    expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
    expect(alerts()).toEqual([]);
  });
});
