import { delay } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { alerts, fakeClockForEachTest, load, reload, renderCell, settle } from './cell.tsx';
import { orderFault } from './columns.ts';
import { readRows } from './rows.ts';

fakeClockForEachTest();

describe.each(readRows.map((row) => [row.operation, row] as const))('%s', (_, row) => {
  it('F19: left while it loads, nothing happens any more', async () => {
    const cell = renderCell(row);
    cell.server.use(delay(row.operation, 5000));
    await settle(60);
    cell.unmount();
    await settle();
    expect(cell.visited).toEqual([]);
  });
});

describe.each(
  readRows.filter(({ isForOnePress }) => !isForOnePress).map((row) => [row.operation, row] as const),
)('%s', (_, row) => {
  it(`${orderFault.id}: ${orderFault.name}`, async () => {
    const cell = renderCell(row);
    await load(row, cell);
    cell.server.use(...orderFault.scenarios(row.operation));
    const release = cell.server.hold(row.operation, { isHandled: true, times: 1 });
    reload(cell);
    await settle(60);
    reload(cell);
    await settle(1200);
    expect(cell.count()).toBe(3);
    row.shown();
    const shown = document.body.textContent;
    release();
    await settle(1200);
    expect(document.body.textContent).toBe(shown);
    expect(alerts()).toEqual([]);
  });
});
