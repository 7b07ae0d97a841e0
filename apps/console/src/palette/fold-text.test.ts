import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('a folded text', () => {
  it.each([
    ['Ångström', 'angstrom'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ｆｕｌｌ', 'full'],
    ['İstanbul', 'istanbul'],
    ['Plain #42', 'plain #42'],
    ['中文', '中文'],
  ])('%s is found as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
