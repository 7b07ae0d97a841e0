import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');

/** Every call of the contract, as the tests name it. */
function operations(): string[] {
  const text = readFileSync(join(root, 'packages/admin-api/openapi.yaml'), 'utf8');
  const { paths } = parse(text) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ['get', 'post', 'put', 'delete'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

it('names every call of both documents in a journey through the console', () => {
  const journeys = globSync('*.test.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(operations().length).toBeGreaterThan(80);
  expect(operations().filter((operation) => !journeys.includes(`'${operation}'`))).toEqual([]);
});
