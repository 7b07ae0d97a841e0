import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

function operations(): string[] {
  const text = readFileSync(join(root, 'packages/admin-api/openapi.yaml'), 'utf8');
  const { paths } = parse(text) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['get', 'post', 'put', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Only calls whose whole request a journey compares. */
function comparedIn(journeys: string): Set<string> {
  const comparisons = /await expect(?:Distinct)?Calls\(\s*\w+,\s*'([A-Z]+ \/[^']*)',\s*\[\s*[^\s\]]/g;
  return new Set([...journeys.matchAll(comparisons)].map(([, operation]) => operation ?? ''));
}

it('compares every call of both documents to the last field, in a journey through the console', () => {
  const journeys = globSync('*.test.ts', { cwd: import.meta.dirname })
    .filter((file) => file !== 'coverage.test.ts')
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const compared = comparedIn(journeys);
  expect(operations()).toHaveLength(83);
  expect(operations().filter((operation) => !compared.has(operation))).toEqual([]);
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
