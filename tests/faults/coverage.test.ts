import type { Operation } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { claims, criteriaOf, fileOf, guards, threats } from '../claims/all-claims.ts';
import { patternOf, STEP } from '../claims/test-titles.ts';
import { madeCalls, textOf } from '../conformance/repository.ts';
import { cellsOf, readClasses, writeClasses } from './columns.ts';
import { gestures, loads, readRows, writeRows } from './rows.ts';

const inRows: ReadonlySet<string> = new Set([...readRows, ...writeRows].map(({ operation }) => operation));

const access = 'packages/admin-kit/src/screens/user-detail/user-detail-access.test.tsx';

/** The first two happen without a provider. The others are also read in passing, where a failure is no alert. */
const elsewhere: Partial<Record<Operation, string>> = {
  'POST /login': 'packages/admin-kit/src/screens/sign-in/sign-in-form.test.tsx',
  'GET /userinfo': 'apps/console/src/guards.test.tsx',
  'GET /enterprise/{id}/whitelist': access,
  'GET /global/whitelist': access,
  'GET /licenses/{orgId}': access,
};

const cells: Readonly<Record<string, readonly string[]>> = {
  'tests/faults/reads.test.tsx': titlesOf(cellsOf(readRows, readClasses, 'every run')),
  'tests/faults/writes.test.tsx': titlesOf(cellsOf(writeRows, writeClasses, 'every run')),
};

function titlesOf(table: ReturnType<typeof cellsOf>): string[] {
  return table.flatMap(([operation, , columns]) =>
    columns.map(({ id, name }) => `${operation} ${id}: ${name}`),
  );
}

const namedCells = [...claims, ...threats, ...criteriaOf('wcag'), ...criteriaOf('asvs')]
  .flatMap(({ tests }) => tests)
  .concat(guards.map(({ test }) => test))
  .filter((test) => fileOf(test) in cells);

describe('the fault table', () => {
  it('has one row with all faults for each kind of load and each gesture', () => {
    const standing = [...readRows, ...writeRows].flatMap(({ standsFor = [] }) => standsFor);
    expect(standing.sort()).toEqual([...loads, ...gestures].sort());
  });

  it('has every cell that a claim or a guard names in every run', () => {
    const missing = namedCells.filter((name) => {
      const [file = '', ...titles] = name.split(STEP);
      const pattern = new RegExp(`^${patternOf(titles)}$`);
      return !cells[file]?.some((title) => pattern.test(title));
    });
    expect(missing).toEqual([]);
  });

  it('has a row for every call that is made, or a test elsewhere', () => {
    expect(madeCalls().filter((operation) => !inRows.has(operation) && !(operation in elsewhere))).toEqual(
      [],
    );
  });

  it.each(Object.entries(elsewhere))('leaves %s to a test that has its faults', (operation, file) => {
    const text = textOf(file);
    const missing = ['fail', 'html', 'drop'].filter((fault) => !text.includes(`${fault}('${operation}'`));
    expect(missing).toEqual([]);
  });
});
