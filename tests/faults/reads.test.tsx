import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alerts,
  type Cell,
  expectNothingRaw,
  expectSessionSaid,
  fakeClockForEachTest,
  load,
  reasonOf,
  reload,
  renderCell,
  settle,
} from './cell.tsx';
import { type Column, cellsOf, readClasses, SERVER_TEXT } from './columns.ts';
import { type ReadRow, readRows } from './rows.ts';

fakeClockForEachTest();

const leadsToRoot = (row: ReadRow, { faultClass }: Column) =>
  faultClass === 'access' && row.accessLeadsToRoot === true;

function expectFailureShown(row: ReadRow, column: Column, cell: Cell): void {
  if (leadsToRoot(row, column)) {
    expect(cell.visited).toContain('/');
    return;
  }
  if (row.failureText === null) {
    expect(alerts()).toEqual([]);
    expect(document.body.textContent).not.toContain(SERVER_TEXT);
  } else {
    expect(alerts().join(' ')).toContain(row.failureText);
    if (column.saysWhy && !row.hasOwnWordsOnly) expect(alerts().join(' ')).toContain(reasonOf(column));
    expect(alerts()).toHaveLength(1);
  }
}

describe.each(cellsOf(readRows, readClasses))('%s', (_, row, columns) => {
  it.each(columns.map((column) => [column.id, column.name, column] as const))(
    '%s: %s',
    async (_id, _name, column) => {
      const { faultClass, scenarios } = column;
      const cell = renderCell({
        ...row,
        prepare: (world) => {
          row.prepare?.(world);
          world.server.use(...scenarios(row.operation));
        },
      });
      await load(row, cell);
      expect(cell.count()).toBe(column.readAttempts);
      expectNothingRaw();
      expectSessionSaid(cell, column);

      if (faultClass === 'slow') {
        row.shown();
        return;
      }
      if (faultClass === 'missing' && row.notFoundMeans) {
        row.notFoundMeans();
        return;
      }
      row.nothingFalse();
      if (faultClass === 'shape' && row.toleratesWrongTypes) return;
      expectFailureShown(row, column, cell);
      expect(cell.events.filter(({ type }) => type === 'load')).toContainEqual(
        expect.objectContaining({ operation: row.operation, outcome: 'failed' }),
      );
      if (leadsToRoot(row, column)) return;

      cell.server.resetScenarios();
      await cell.user.click(screen.getByRole('button', { name: row.retry }));
      await settle();
      row.shown();
      expect(alerts()).toEqual([]);

      cell.server.use(...scenarios(row.operation));
      reload(cell);
      await settle();
      row.shown();
      expectNothingRaw();
    },
  );
});
