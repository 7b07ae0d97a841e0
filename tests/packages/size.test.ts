import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { screenEntries } from '../../scripts/size/entries.ts';
import { gzipSize, measure } from '../../scripts/size/measure.ts';
import { screenSheet } from '../../scripts/styles/build-styles.ts';
import { host, kitSource, packedPackage } from './packed-package.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = packedPackage('admin-kit');

describe.each(screenEntries(root))('the size of $name', ({ name, specifier, module }) => {
  it('is what the report measures from the sources, within 5 %', async () => {
    const reported = await measure({ folder: join(root, 'apps/console'), screens: [specifier] });
    const packed = await measure({ folder: host, screens: [specifier] });
    expect(Math.abs(packed.initialJs / reported.initialJs - 1)).toBeLessThan(0.05);
    expect(Math.abs(packed.lazyJs - reported.lazyJs)).toBeLessThan(0.05 * packed.initialJs);
    const sheet = gzipSize(await screenSheet(kitSource, module));
    expect(gzipSize(kit.text(`dist/styles/${name}.css`))).toBe(sheet);
  });
});
