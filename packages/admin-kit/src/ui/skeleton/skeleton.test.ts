import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skeletonClass, skeletonHeights, skeletonWidths } from './skeleton.tsx';

const sheet = readFileSync(join(import.meta.dirname, 'skeleton.css'), 'utf8').replaceAll(/\s+/g, ' ');
const lastClass = (classes: string) => classes.split(' ').at(-1);

describe('skeletonClass', () => {
  it.each(skeletonWidths)('finds a width of %s in the sheet', (width) => {
    const name = lastClass(skeletonClass('text', width));
    const size = width.endsWith('rem') ? `calc(${Number.parseInt(width, 10)} * var(--ak-text-base))` : width;
    expect(sheet).toContain(`.${name} { inline-size: ${size}; }`);
  });

  it.each(skeletonHeights)('finds a height of %s in the sheet', (height) => {
    const name = lastClass(skeletonClass('block', undefined, height));
    expect(sheet).toContain(`.${name} { block-size: ${height}; }`);
  });
});
