import { describe, expect, it } from 'vitest';
import {
  alerts,
  begin,
  expectCertaintySaid,
  expectFailureSaid,
  expectFocusKept,
  expectNobodyBusy,
  expectNothingRaw,
  expectSessionSaid,
  fakeClockForEachTest,
  marks,
  readsAfterWrite,
  settle,
} from './cell.tsx';
import { cellsOf, writeClasses } from './columns.ts';
import { writeRows } from './rows.ts';

fakeClockForEachTest();

describe.each(cellsOf(writeRows, writeClasses))('%s', (_, row, columns) => {
  it.each(columns.map((column) => [column.id, column.name, column] as const))(
    '%s: %s',
    async (_id, _name, column) => {
      const cell = await begin(row);
      cell.server.use(...column.scenarios(row.operation));
      await row.send(cell);
      await settle();
      expect(cell.count()).toBe(1);
      expectNothingRaw();
      expectNobodyBusy();
      expectFocusKept();
      expectSessionSaid(cell, column);
      if (column.faultClass === 'slow') {
        row.changed();
        return;
      }
      const wasApplied = column.faultClass === 'lost';
      if (wasApplied) expect([...readsAfterWrite(row, cell)].sort()).toEqual(row.readsAfterLoss);
      if (wasApplied && !row.isNeverShown) {
        expect(cell.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'succeeded' }));
        expect(alerts()).toEqual([]);
        expect(marks()).toEqual([]);
        row.changed();
        return;
      }
      expect(cell.events).toContainEqual(expect.objectContaining({ type: 'action', outcome: 'failed' }));
      expectFailureSaid(row, column);
      expectCertaintySaid(row, column);
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
});
