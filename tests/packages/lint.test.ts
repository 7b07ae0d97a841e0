import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  it('gives every entry the types of its script', async () => {
    const tarball = readFileSync(join(await packedPackages(), tarballOf(name)));
    const entrypoints = specifiers.scripts
      .filter((path) => `${path}/`.startsWith(`@timemap/${name}/`))
      .map((path) => path.replace(`@timemap/${name}`, '.'));
    const checked = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
    if (!checked.types) throw new Error('The package has no types.');
    // The packages are only ESM, so require() finds no types.
    const found = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)),
    );
    expect(found).toEqual([]);
    // Every entry in four ways of resolution: 35 s of one processor, ten times that where many others need it.
  }, 600_000);
});
