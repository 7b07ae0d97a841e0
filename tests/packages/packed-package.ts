import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { kitLocales, kitMessages, kitParts, kitScreens } from '../../scripts/kit-entries.ts';

export const host = inject('host');
export const kitSource = fileURLToPath(new URL('../../packages/admin-kit', import.meta.url));

export interface PackedPackage {
  readonly folder: string;
  readonly files: readonly string[];
  readonly manifest: Readonly<Record<string, unknown>>;
  text(path: string): string;
}

export function packedPackage(name: string): PackedPackage {
  const folder = join(host, 'node_modules/@timemap', name);
  const text = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    folder,
    files: globSync('**', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(),
    manifest: JSON.parse(text('package.json')) as Record<string, unknown>,
    text,
  };
}

const screens = kitScreens(kitSource).map(({ name }) => name);

export const specifiers = {
  scripts: [
    '@timemap/admin-api',
    '@timemap/admin-mock',
    '@timemap/admin-mock/msw',
    '@timemap/admin-mock/node',
    '@timemap/admin-mock/scenarios',
    '@timemap/admin-elements',
    '@timemap/admin-elements/elements-one-file.js',
    '@timemap/admin-kit',
    '@timemap/admin-kit/elements',
    '@timemap/admin-kit/map',
    '@timemap/admin-kit/prefetch',
    ...screens.map((name) => `@timemap/admin-kit/${name}`),
    ...kitLocales(kitSource).map(({ name }) => `@timemap/admin-kit/locales/${name}`),
    ...kitMessages(kitSource).map(({ name }) => `@timemap/admin-kit/messages/${name}`),
    ...kitParts(kitSource).map(({ name }) => `@timemap/admin-kit/ui/${name}`),
  ],
  sheets: [
    '@timemap/admin-elements/elements.css',
    '@timemap/admin-elements/elements.layered.css',
    '@timemap/admin-kit/styles.css',
    '@timemap/admin-kit/styles/elements.css',
    '@timemap/admin-kit/styles/elements.layered.css',
    '@timemap/admin-kit/styles.layered.css',
    '@timemap/admin-kit/styles/layers.css',
    '@timemap/admin-kit/styles/tokens.css',
    ...screens.flatMap((name) =>
      ['css', 'layered.css'].map((end) => `@timemap/admin-kit/styles/${name}.${end}`),
    ),
  ],
};
