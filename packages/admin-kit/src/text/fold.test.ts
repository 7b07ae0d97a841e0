import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('folding a text for a search', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Zu\u0308rich', 'zurich'],
    ['Hauptstraße', 'hauptstrasse'],
    ['STRASSE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδός', 'οδοσ'],
    ['ｆｕｌｌ', 'full'],
    ['Pay\u200bpal', 'paypal'],
    ['æœøđðþłıßς', 'aeoeoddthlissσ'],
    ['soft\u00adhyphen\ufeff', 'softhyphen'],
    ['one\u0000two', 'one\u0000two'],
  ])('turns %j into %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    for (const text of ['Zürich', 'Straße', 'İI', '한국어', 'हिन्दी']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });
});
