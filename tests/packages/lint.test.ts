import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../scripts/build-packages.ts';
import { packedPackages, tarballOf } from '../../scripts/packed-packages.ts';
import { packedPackage, specifiers } from './packed-package.ts';

describe.each(PACKAGES)('%s', (name) => {
  it('is packed as publint wants it', async () => {
    const { folder, manifest } = packedPackage(name);
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('gives an entry of each line of its export map the types of its script', async () => {
    const tarball = readFileSync(join(await packedPackages(), tarballOf(name)));
    const entrypoints = entryOfEachLine(name);
    const checked = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
    if (!checked.types) throw new Error('The package has no types.');
    // The packages are only ESM, so require() finds no types.
    const found = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)),
    );
    expect(found).toEqual([]);
  }, 120_000);
});

/** Entries that one line with a star exports are built alike, and entries.test.ts reads the types of all. */
function entryOfEachLine(name: string): string[] {
  const lines = packedPackage(name).manifest['exports'] as Readonly<Record<string, unknown>>;
  const entries = specifiers.scripts
    .filter((path) => `${path}/`.startsWith(`@timemap/${name}/`))
    .map((path) => path.replace(`@timemap/${name}`, '.'));
  const lineOf = (entry: string) => (entry in lines ? entry : posix.join(posix.dirname(entry), '*'));
  return Object.values(Object.groupBy(entries, (entry) => lineOf(entry))).flatMap(
    (alike) => alike?.slice(0, 1) ?? [],
  );
}
