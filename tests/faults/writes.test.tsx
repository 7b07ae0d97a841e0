import { describe, expect, it } from 'vitest';
import {
  alerts,
  begin,
  expectCertaintySaid,
  expectFailureSaid,
  expectFocusKept,
  expectNobodyBusy,
  expectNothingRaw,
  fakeClockForEachTest,
  marks,
  readsAfterWrite,
  settle,
} from './cell.tsx';
import { writeFaults } from './columns.ts';
import { cannotTell, laterReads } from './later-reads.ts';
import { writeRows } from './rows.ts';

fakeClockForEachTest();

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
      expectCertaintySaid(row, cell);
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
