import { act, screen } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { delay, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import {
  alerts,
  begin,
  expectFailureSaid,
  expectFocusKept,
  expectNobodyBusy,
  expectNothingRaw,
  expectTruthShown,
  fakeClockForEachTest,
  marks,
  readsAfterSuccess,
  readsAfterWrite,
  reload,
  settle,
} from './cell.tsx';
import { orderFault, reloadFault, SERVER_TEXT, twiceFaults } from './columns.ts';
import { isDialogOpen } from './gestures.ts';
import { writeRows } from './rows.ts';

fakeClockForEachTest();

const isRemoval = (operation: Operation) => /^DELETE |\/delete[a-z]+$|\/remove$/.test(operation);

describe.each(writeRows.map((row) => [row.operation, row] as const))('%s', (_, row) => {
  it(`${reloadFault.id}: ${reloadFault.name}`, async () => {
    const reads = readsAfterSuccess(row);
    const cell = await begin(row);
    cell.server.use(delay(row.operation, 3000));
    await row.send(cell);
    await settle(1200);
    expect(cell.count()).toBe(1);
    cell.server.use(...reloadFault.scenarios(reads));
    await settle();
    expect([...readsAfterWrite(row, cell)].sort()).toEqual(reads);
    expect(cell.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'succeeded' }));
    expectNothingRaw();
    expectNobodyBusy();
    expectFocusKept();
    if (reads.length === 0) {
      row.changed();
      expect(alerts()).toEqual([]);
      return;
    }
    if (row.marksStale) {
      row.marksStale();
      expect(alerts()).toEqual([]);
    } else {
      expect(alerts().join(' ')).toContain(SERVER_TEXT);
    }

    cell.server.resetScenarios();
    for (const button of screen.getAllByRole('button', { name: row.reload ?? 'Retry' })) {
      if (button.isConnected) await cell.user.click(button);
      await settle();
    }
    row.changed();
    expect(alerts()).toEqual([]);
    expectFocusKept();
    expect(cell.count()).toBe(1);
  });

  it.each(twiceFaults)('$id: $name', async ({ scenarios }) => {
    const cell = await begin(row);
    cell.server.use(...scenarios(row.operation));
    await row.send(cell);
    await settle();
    expect(cell.count()).toBe(2);
    expectNothingRaw();
    expectNobodyBusy();
    expectFocusKept();
    const isRefused = cell.events.some((event) => event.type === 'action' && event.outcome === 'failed');
    if (isRemoval(row.operation)) expect(isRefused).toBe(false);
    if (isRefused && (row.failureIn !== 'dialog' || isDialogOpen())) expectFailureSaid(row);
    else (row.changedTwice ?? row.changed)();
    await expectTruthShown(cell);
  });

  it(`${orderFault.id}: ${orderFault.name}`, async () => {
    const cell = await begin(row);
    const { server } = cell;
    const operations = () => server.requests().map(({ operation }) => operation as Operation);
    const before = operations();
    const reads = new Set(before.filter((operation) => operation.startsWith('GET ')));
    const releases = new Map(
      [...reads].map((read) => [read, server.hold(read, { isHandled: true, times: 1 })]),
    );
    reload(cell);
    await settle(1200);
    const outdated = new Set(operations().slice(before.length));
    for (const [read, release] of releases) if (!outdated.has(read)) release();
    await row.send(cell);
    await settle(9000);
    row.changed();
    for (const release of releases.values()) release();
    await settle();
    row.changed();
    expect(alerts()).toEqual([]);
    expect(marks()).toEqual([]);
    await expectTruthShown(cell);
  });

  it('F19: left while it is under way, nothing happens any more', async () => {
    const cell = await begin(row);
    cell.server.use(never(row.operation));
    await row.send(cell);
    cell.unmount();
    await settle();
    expect(cell.count()).toBe(1);
  });

  it('F20: the gesture made twice sends one request', async () => {
    const cell = await begin(row);
    cell.server.use(never(row.operation));
    await row.send(cell);
    await row.send(cell);
    await settle(600);
    expect(cell.count()).toBe(1);
  });

  it('F22: offline nothing is sent, then or later', async () => {
    const cell = await begin(row);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await row.send(cell);
    await settle();
    expect(cell.count()).toBe(0);
    expectNobodyBusy();
    expectFailureSaid(row);
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(cell.count()).toBe(0);
  });
});
