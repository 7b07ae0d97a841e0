import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gzipSize } from '../../scripts/size/measure.ts';
import { packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-kit');
const folder = 'dist/standalone/';

/** What a page without a bundler loads for one element, React included: bytes, each file compressed for itself. */
function loadedFor(view: string): number {
  const waiting = ['elements', 'parts/mount-screen-', `parts/${view}-view-`].flatMap((name) =>
    files.filter((path) => path.startsWith(folder + name) && path.endsWith('.js')),
  );
  expect(waiting).toHaveLength(3);
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

describe('the elements all in one', () => {
  it('define themselves within 20 kB, without React', () => {
    const entry = text(`${folder}elements.js`);
    const first = [...entry.matchAll(/from"(\.[^"]+)"/g)].map(([, path = '']) => posix.join(folder, path));
    const bytes = [`${folder}elements.js`, ...first].reduce((sum, path) => sum + gzipSize(text(path)), 0);
    expect(bytes).toBeLessThan(20_000);
  });

  it.each([
    ['acting-as-banner', 137],
    ['license-card', 123],
    ['project-roles-panel', 135],
    ['statistics', 126],
    ['ticket-detail', 134],
    ['org-tree', 126],
    ['organization-panel', 140],
    ['org-projects-panel', 152],
    ['user-detail', 172],
    ['users-table', 155],
  ])('bring %s, with React, within %i kB', (view, budget) => {
    expect(loadedFor(view)).toBeLessThan(budget * 1000);
  });
});
