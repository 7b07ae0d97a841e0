import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gzipSize } from '../../scripts/size/measure.ts';
import { packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-kit');
const folder = 'dist/standalone/';

const entry = text(`${folder}elements.js`);

const scripts = new Map(
  [...entry.matchAll(/"(ak-[a-z-]+)":\{properties:.*?import\("\.\/([^"]+)"\)/g)].map(
    ([, tag = '', path = '']) => [tag, folder + path],
  ),
);

/** The bytes that a page without a bundler loads for one element, including React, each file compressed separately. */
function loadedFor(script: string): number {
  const waiting = files.filter((path) => /\/(elements|parts\/mount-screen-[^/]+)\.js$/.test(path));
  expect(waiting).toHaveLength(2);
  waiting.push(script);
  const loaded = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    for (const [, specifier = ''] of text(path).matchAll(/(?:\bfrom|\bimport)"(\.[^"]+\.js)"/g)) {
      waiting.push(posix.join(posix.dirname(path), specifier));
    }
  }
  return [...loaded].reduce((sum, path) => sum + gzipSize(text(path)), 0);
}

/** In kB. */
const defaultBudget = 160;
const budgets: Readonly<Record<string, number>> = {
  'ak-acting-as-banner': 137,
  'ak-license-card': 127,
  'ak-project-roles-panel': 139,
  'ak-statistics': 131,
  'ak-ticket-detail': 138,
  'ak-org-tree': 129,
  'ak-organization-panel': 142,
  'ak-org-projects-panel': 154,
  'ak-user-detail': 177,
  'ak-users-table': 159,
};

describe('the elements all in one', () => {
  it('define themselves within 20 kB, without React', () => {
    const first = [...entry.matchAll(/from"(\.[^"]+)"/g)].map(([, path = '']) => posix.join(folder, path));
    const bytes = [`${folder}elements.js`, ...first].reduce((sum, path) => sum + gzipSize(text(path)), 0);
    expect(bytes).toBeLessThan(20_000);
  });

  it.each([...scripts])('bring <%s>, with React, within their budget', (tag, script) => {
    expect(loadedFor(script)).toBeLessThan((budgets[tag] ?? defaultBudget) * 1000);
  });

  it('are all there', () => {
    const types = text('dist/elements/screen-types.gen.d.ts');
    const tags = [...types.matchAll(/'(ak-[a-z-]+)':/g)].map(([, tag]) => tag);
    expect([...scripts.keys()]).toEqual(tags);
    expect(tags.length).toBeGreaterThan(0);
  });
});
