import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_SHARES, minWidthClass, shareClass, sharesClass, WIDEST_PX } from './column-size.ts';

const sheet = readFileSync(join(import.meta.dirname, 'column-size.css'), 'utf8').replaceAll(/\s+/g, ' ');
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('the sizes of columns', () => {
  it('finds a smallest width in the sheet that is as wide, or up to 8 px wider', () => {
    for (const px of upTo(WIDEST_PX)) {
      const [, found = ''] =
        new RegExp(`\\.${minWidthClass(px)} { --ak-column-min-width: (\\d+)px; }`).exec(sheet) ?? [];
      expect(Number(found)).toBeGreaterThanOrEqual(px);
      if (px >= 40) expect(Number(found) - px).toBeLessThan(8);
    }
    expect(minWidthClass(9000)).toBe(minWidthClass(WIDEST_PX));
  });

  it('finds every share, and every sum of shares', () => {
    for (const share of [1, 2, 3, 4]) {
      expect(sheet).toContain(`.${shareClass(share)} { --ak-column-share: ${share}; }`);
    }
    for (const shares of upTo(MOST_SHARES)) {
      expect(sheet).toContain(`.${sharesClass(shares)} { --ak-column-shares: ${shares}; }`);
    }
    expect(sharesClass(99)).toBe(sharesClass(MOST_SHARES));
  });
});
