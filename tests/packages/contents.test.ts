import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../scripts/build-packages.ts';
import { packedPackage } from './packed-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const isCode = (path: string) => /\.(js|d\.ts)$/.test(path);

describe.each(PACKAGES)('the tarball of %s', (name) => {
  const { files, manifest, text } = packedPackage(name);

  it('holds what was built, the manifest and the license, and nothing else', () => {
    const expected = ['LICENSE', 'README.md', 'openapi.yaml', 'package.json'];
    expect(files.filter((path) => !path.startsWith('dist/') && !expected.includes(path))).toEqual([]);
    expect(text('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  it('points at nothing that only the workspace has', () => {
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|\.\/src\//);
    const sources = files.filter(
      (path) => isCode(path) && /(from|import\()\s*["'][^"']+\.tsx?["']/.test(text(path)),
    );
    expect(sources).toEqual([]);
  });

  it('says which Node it needs, and takes every later patch of the package that it shares with its host', () => {
    const { engines, version, dependencies } = manifest as {
      engines?: { node?: string };
      version: string;
      dependencies: Record<string, string>;
    };
    expect(engines?.node).toMatch(/^>=\d+$/);
    // A second admin-api would have another ApiError class.
    expect([`^${version}`, undefined]).toContain(dependencies['@timemap/admin-api']);
  });

  it('has a file behind every import between its own modules', () => {
    const missing = files.filter(isCode).flatMap((path) =>
      [...text(path).matchAll(/(?:from|^import|import\()\s*["'](\.[^"']+)["']/gm)]
        .map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
        .map((target) => (path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target))
        .filter((target) => !files.includes(target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('names every package that its scripts and types import', () => {
    const { dependencies, peerDependencies } = manifest as Record<string, Record<string, string> | undefined>;
    // Its own name is in what the doctor says.
    const named = [`@timemap/${name}`, ...Object.keys({ ...dependencies, ...peerDependencies })].map(
      (found) => found.replace('@types/', ''),
    );
    const imported = files
      .filter(isCode)
      .flatMap((path) => [
        ...text(path).matchAll(/(?:[\s}]from|^import|\bimport\()\s*["']([^"'.\s][^"'\s]*)["']/gm),
      ])
      .map(([, specifier = '']) => specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? '')
      .filter((specifier) => !specifier.startsWith('node:'));
    expect([...new Set(imported)].filter((specifier) => !named.includes(specifier))).toEqual([]);
  });
});

describe('the tarball of admin-kit', () => {
  const { files, text } = packedPackage('admin-kit');
  const scripts = files.filter((path) => path.endsWith('.js'));

  const isClientOnly = (path: string) => /^["']use client["'];/.test(text(path));
  const reached = (paths: readonly string[]): string[] => {
    const found = new Set(paths);
    for (const path of found) {
      for (const [, specifier = ''] of text(path).matchAll(/(?:from|^import)\s*["'](\.[^"']+)["']/gm))
        found.add(posix.join(posix.dirname(path), specifier));
    }
    return [...found];
  };
  const words = reached(
    scripts.filter((path) => /^dist\/(screens\/[^/]+\/messages|locales\/[^/]+\/index)\.js$/.test(path)),
  );
  const onServers = reached(['dist/prefetch/index.js']);

  it("says 'use client' first in its entries, and nowhere else, since plain Rollup warns of each", () => {
    const entries = scripts.filter((path) => /^dist\/((screens|ui)\/[^/]+\/)?index\.js$/.test(path));
    const others = ['elements/index.js', 'offline/index.js', 'screens/project-create/map/index.js'];
    expect(entries.length).toBeGreaterThan(10);
    expect(scripts.filter(isClientOnly).toSorted()).toEqual(
      [...entries, ...others.map((path) => `dist/${path}`)].toSorted(),
    );
  });

  it('has words that a server component can read: no React in any script they reach', () => {
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((path) => isClientOnly(path) || /["']react["'/]/.test(text(path)))).toEqual([]);
  });

  it('prefetches on a server without React', () => {
    expect(onServers.length).toBeGreaterThan(10);
    expect(onServers.filter((path) => isClientOnly(path) || /["']react["'/]/.test(text(path)))).toEqual([]);
  });

  it('asks for no sheet from a script, and writes none into the page', () => {
    // The doctor names sheets to people.
    const others = scripts.filter((path) => !path.startsWith('dist/doctor/'));
    expect(others.filter((path) => /\.css["']|createElement\(["']style["']/.test(text(path)))).toEqual([]);
  });

  it('holds no test, no story and nothing of the stand-in server', () => {
    const foreign =
      /@timemap\/admin-mock|["'](vitest|msw|@storybook|@testing-library)|\.(stories|test)(\.js)?["']/;
    expect(files.filter((path) => isCode(path) && foreign.test(text(path)))).toEqual([]);
  });
});
