import { screen } from '@testing-library/react';
import { delay, hostile } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import {
  alerts,
  type Cell,
  expectNothingRaw,
  fakeClockForEachTest,
  reload,
  renderCell,
  settle,
} from './cell.tsx';
import { type Fault, orderFault, readFaults, SERVER_TEXT, twiceFaults } from './columns.ts';
import { type ReadRow, readRows } from './rows.ts';

fakeClockForEachTest();

const underFault = (row: ReadRow, fault: Pick<Fault, 'scenarios'>) =>
  renderCell({
    ...row,
    prepare: (world) => {
      row.prepare?.(world);
      world.server.use(...fault.scenarios(row.operation));
    },
  });

async function begin(row: ReadRow, cell: Cell): Promise<void> {
  await settle();
  if (row.start === undefined) return;
  await row.start(cell);
  await settle();
}

function expectFailureShown(row: ReadRow, fault: Fault, cell: Cell): void {
  if (fault.kind === 'access' && row.accessLeadsToRoot) {
    expect(cell.visited).toContain('/');
    return;
  }
  if (row.failureText === null) {
    expect(alerts()).toEqual([]);
    expect(document.body.textContent).not.toContain(SERVER_TEXT);
  } else {
    expect(alerts().join(' ')).toContain(row.failureText);
    if (fault.saysWhy && fault.kind === undefined && !row.hasOwnWordsOnly)
      expect(alerts().join(' ')).toContain(SERVER_TEXT);
    expect(alerts()).toHaveLength(1);
  }
}

describe.each(readRows.map((row) => [row.operation, row] as const))('%s', (_, row) => {
  it.each(readFaults.map((fault) => [fault.id, fault.name, fault] as const))(
    '%s: %s',
    async (_id, _name, fault) => {
      const cell = underFault(row, fault);
      await begin(row, cell);
      expect(cell.count()).toBe(fault.readAttempts);
      expectNothingRaw();

      if (fault.kind === 'slow') {
        row.shown();
        return;
      }
      if (fault.kind === 'notFound' && row.notFoundMeans) {
        row.notFoundMeans();
        return;
      }
      row.nothingFalse();
      if (fault.id === 'F17' && row.toleratesWrongTypes) return;
      expectFailureShown(row, fault, cell);
      expect(cell.events.filter(({ type }) => type === 'load').map((event) => event)).toContainEqual(
        expect.objectContaining({ operation: row.operation, outcome: 'failed' }),
      );
      if (fault.kind === 'access' && row.accessLeadsToRoot) return;

      cell.server.resetScenarios();
      await cell.user.click(screen.getByRole('button', { name: row.retry }));
      await settle();
      row.shown();
      expect(alerts()).toEqual([]);

      cell.server.use(...fault.scenarios(row.operation));
      reload(cell);
      await settle();
      row.shown();
      expectNothingRaw();
    },
  );

  it('F18: hostile texts are shown as texts', async () => {
    const cell = renderCell(row);
    cell.server.use(hostile(row.operation));
    await begin(row, cell);
    expect(document.querySelector('script, iframe, object, [onerror], [onload]')).toBeNull();
    expect(alerts()).toEqual([]);
  });

  it('F19: left while it loads, nothing happens any more', async () => {
    const cell = renderCell(row);
    cell.server.use(delay(row.operation, 5000));
    await settle(60);
    cell.unmount();
    await settle();
    expect(cell.visited).toEqual([]);
  });

  it.each(twiceFaults)('$id: $name', async (fault) => {
    const cell = underFault(row, fault);
    await begin(row, cell);
    expect(cell.count()).toBe(2);
    row.shown();
    expect(alerts()).toEqual([]);
  });
});

describe.each(
  readRows.filter(({ isForOnePress }) => !isForOnePress).map((row) => [row.operation, row] as const),
)('%s', (_, row) => {
  it(`${orderFault.id}: ${orderFault.name}`, async () => {
    const cell = renderCell(row);
    await begin(row, cell);
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
