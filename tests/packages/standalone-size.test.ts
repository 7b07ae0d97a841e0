import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipSize } from '../../scripts/size/measure.ts';
import { packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-elements');
const folder = 'dist/';

const parts = files.filter((path) => /^dist\/parts\/.*\.js$/.test(path));
const partNamed = (name: string) =>
  parts.find((path) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(path)) ?? `no part ${name}`;

const scripts = new Map(
  [
    ...text(partNamed('first')).matchAll(/"(ak-[a-z-]+)":\{properties:.*?import\([`"]\.\/([^`"]+)[`"]\)/g),
  ].map(([, tag = '', path = '']) => [tag, `${folder}parts/${path}`]),
);

function loadedFor(tags: readonly string[]): Set<string> {
  const loaded = new Set([`${folder}elements.js`]);
  if (tags.length > 0) loaded.add(partNamed('core'));
  for (const tag of tags) loaded.add(scripts.get(tag) ?? `no script for ${tag}`);
  for (const path of loaded) {
    for (const [, specifier = ''] of text(path).matchAll(/(?:\bfrom|\bimport)["`](\.[^"`]+\.js)["`]/g)) {
      loaded.add(posix.join(posix.dirname(path), specifier));
    }
  }
  return loaded;
}

const sizeOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + gzipSize(text(path)), 0);

const defaultBudget = 145;
const budgets: Readonly<Record<string, number>> = {
  'ak-acting-as-banner': 133.5,
  'ak-license-card': 125.5,
  'ak-project-roles-panel': 133.5,
  'ak-statistics': 135,
  'ak-ticket-detail': 132.5,
  'ak-org-tree': 129.5,
  'ak-organization-panel': 138.5,
  'ak-org-projects-panel': 147,
  'ak-user-detail': 147,
  'ak-users-table': 150.5,
};

describe('the standalone elements', () => {
  it('define themselves within 20 kB, without React', () => {
    expect(sizeOf(loadedFor([]))).toBeLessThan(20_000);
  });

  it.each([...scripts.keys()])('bring <%s>, with React, within their budget', (tag) => {
    expect(sizeOf(loadedFor([tag]))).toBeLessThan((budgets[tag] ?? defaultBudget) * 1000);
  });

  it('bring two of them in seven requests, and 138 kB, or 120 kB with Brotli', () => {
    const loaded = loadedFor(['ak-license-card', 'ak-project-roles-panel']);
    expect(loaded.size).toBeLessThanOrEqual(7);
    expect(sizeOf(loaded)).toBeLessThan(138_000);
    const brotli = [...loaded].reduce((sum, path) => sum + brotliCompressSync(text(path)).length, 0);
    expect(brotli).toBeLessThan(120_000);
  });

  it('are all there', () => {
    const types = text('dist/types/elements/screen-types.gen.d.ts');
    const tags = [...types.matchAll(/'(ak-[a-z-]+)':/g)].map(([, tag]) => tag);
    expect([...scripts.keys()]).toEqual(tags);
    expect(tags.length).toBeGreaterThan(0);
  });

  it('are also one file, which loads nothing more, within 445 kB', () => {
    const file = text(`${folder}elements-one-file.js`);
    expect(file).not.toMatch(/\bimport\s*\(?\s*["'`]/);
    expect(gzipSize(file)).toBeLessThan(445_000);
  });

  it('come with a source map and the integrity of every script', () => {
    const all = files.filter((path) => path.startsWith(folder) && path.endsWith('.js'));
    // Entries and the bundler's runtime have no source.
    const mapped = all.filter((path) => !/\/(elements|rolldown-runtime-[^/]*)\.js$/.test(path));
    expect(mapped.length).toBeGreaterThan(10);
    expect(mapped.filter((path) => !files.includes(`${path}.map`))).toEqual([]);
    const integrity = JSON.parse(text(`${folder}integrity.json`)) as Record<string, string>;
    const hashes = all.map((path) => [
      path.slice(folder.length),
      `sha384-${createHash('sha384').update(text(path)).digest('base64')}`,
    ]);
    expect(integrity).toEqual(Object.fromEntries(hashes));
  });
});
