import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { madeCalls } from '../conformance/repository.ts';

function comparedIn(journeys: string): Set<string> {
  const comparisons = /await expect(?:Distinct)?Calls\(\s*\w+,\s*'([A-Z]+ \/[^']*)',\s*\[\s*[^\s\]]/g;
  return new Set([...journeys.matchAll(comparisons)].map(([, operation]) => operation ?? ''));
}

it('compares every call that is made to the last field, in a journey through the console', () => {
  const journeys = globSync('*.test.ts', { cwd: import.meta.dirname })
    .filter((file) => file !== 'coverage.test.ts')
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const compared = comparedIn(journeys);
  expect(madeCalls().filter((operation) => !compared.has(operation))).toEqual([]);
});

it('counts comparisons only', () => {
  const journey = `
    site.api.use(fail('GET /a', 'Not now'));
    expect(callsOf(site, 'GET /b')).toHaveLength(1);
    expectCalls(site, 'GET /c', [{ path: '/c' }]);
    await expectCalls(site, 'GET /d', []);
    await expectCalls(site, 'GET /e', [{ path: '/e' }]);
    await expectDistinctCalls(site, 'GET /f', [
      { path: '/f' },
    ]);`;
  expect([...comparedIn(journey)]).toEqual(['GET /e', 'GET /f']);
});
