import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kitSource, packedPackage } from './packed-package.ts';

const { files, text } = packedPackage('admin-elements');
const NOTICE = 'dist/THIRD_PARTY_LICENSES.txt';

function installed(name: string): string {
  const paths = createRequire(join(kitSource, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find(existsSync) ?? `no ${name}`;
}

describe('the standalone scripts', () => {
  it.each([
    'react',
    'react-dom',
    'leaflet',
    'react-leaflet',
    '@radix-ui/react-dialog',
    '@tanstack/react-table',
  ])('come with the whole license of %s, which is inside', (name) => {
    const folder = installed(name);
    const file = readdirSync(folder).find((path) => /^licen[cs]e/i.test(path)) ?? '';
    expect(text(NOTICE)).toContain(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  });

  it('say where the licenses are, each of them', () => {
    const scripts = files.filter((path) => /^dist\/.*\.js$/.test(path));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((path) => !text(path).slice(0, 200).includes('THIRD_PARTY_LICENSES.txt'))).toEqual(
      [],
    );
  });
});
