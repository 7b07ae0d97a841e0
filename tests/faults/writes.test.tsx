import { act, screen, within } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { delay, never } from '@timemap/admin-mock/scenarios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alerts,
  type Cell,
  expectFocusKept,
  expectNobodyBusy,
  expectNothingRaw,
  expectTruthShown,
  reload,
  renderCell,
  settle,
} from './cell.tsx';
import {
  ACCESS_TEXT,
  type Fault,
  orderFault,
  reloadFault,
  SERVER_TEXT,
  twiceFaults,
  writeFaults,
} from './columns.ts';
import { isDialogOpen, openDialog } from './gestures.ts';
import { cannotTell, laterReads, readsAfterSuccess } from './later-reads.ts';
import { type WriteRow, writeRows } from './rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function begin(row: WriteRow): Promise<Cell> {
  const cell = renderCell(row);
  await settle(1200);
  await row.start(cell);
  await settle(1200);
  return cell;
}

function readsAfterWrite({ operation }: WriteRow, { server }: Cell): Set<Operation> {
  const made = server.requests().map((request) => request.operation);
  return new Set(made.slice(made.lastIndexOf(operation) + 1).filter((name) => name !== null));
}

function expectFailureSaid(row: WriteRow, fault: Pick<Fault, 'saysWhy' | 'kind'>): void {
  if (row.failureIn === 'silence') {
    expect(alerts()).toEqual([]);
    expect(marks()).toHaveLength(1);
    if (fault.saysWhy) expect(marks()[0]).toHaveAccessibleName(expect.stringContaining(reason(fault)));
    return;
  }
  const place = row.failureIn === 'dialog' ? openDialog() : document.body;
  const said = within(place).getAllByRole('alert');
  expect(said).toHaveLength(1);
  if (fault.saysWhy) expect(said[0]).toHaveTextContent(reason(fault));
}

const reason = ({ kind }: Pick<Fault, 'kind'>) => (kind === 'access' ? ACCESS_TEXT : SERVER_TEXT);

const isRemoval = (operation: Operation) => /^DELETE |\/delete[a-z]+$|\/remove$/.test(operation);

const marks = () => screen.queryAllByRole('button', { name: /^Retry\. Not saved: / });

describe.each(writeRows.map((row) => [row.operation, row] as const))('%s', (_, row) => {
  it.each(writeFaults.map((fault) => [fault.id, fault.name, fault] as const))(
    '%s: %s',
    async (_id, _name, fault) => {
      const cell = await begin(row);
      cell.server.use(...fault.scenarios(row.operation));
      await row.send(cell);
      await settle();
      expect(cell.count()).toBe(1);
      expectNothingRaw();
      expectNobodyBusy();
      expectFocusKept();
      if (fault.kind === 'slow') {
        row.changed();
        return;
      }
      // Only the server knows whether the change was made, and the screen has read it again.
      const wasApplied = ['F21a', 'F21b', 'F16a'].includes(fault.id);
      if (wasApplied) expect([...readsAfterWrite(row, cell)].sort()).toEqual(laterReads[row.operation]);
      if (wasApplied && !cannotTell.has(row.operation)) {
        expect(cell.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'succeeded' }));
        expect(alerts()).toEqual([]);
        expect(marks()).toEqual([]);
        row.changed();
        return;
      }
      expect(cell.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'failed' }));
      expectFailureSaid(row, fault);
      if (wasApplied) return;
      row.unchanged();

      cell.server.resetScenarios();
      await row.send(cell);
      await settle();
      expect(cell.count()).toBe(2);
      row.changed();
      expect(alerts()).toEqual([]);
      expect(marks()).toEqual([]);
    },
  );

  it(`${reloadFault.id}: ${reloadFault.name}`, async () => {
    const reads = readsAfterSuccess(row.operation);
    const cell = await begin(row);
    // Reads before the write must succeed, so the fault begins during the write.
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
    // The second delivery finds nothing, as after a browser's own retry. That is what the person wanted.
    if (isRemoval(row.operation)) expect(isRefused).toBe(false);
    // A dialog closes with a notice once its target is gone.
    if (isRefused && (row.failureIn !== 'dialog' || isDialogOpen())) expectFailureSaid(row, {});
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
    // Less than the time limit of the reads that wait.
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
    expectFailureSaid(row, {});
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(cell.count()).toBe(0);
  });
});
