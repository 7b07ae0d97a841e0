import { describe, expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

describe('the letter of a key', () => {
  it.each([
    ['English', 'R', 'KeyR', 'r'],
    ['Dvorak, by what it writes', 'r', 'KeyO', 'r'],
    ['Dvorak, where a letter has a sign', ';', 'KeyZ', ';'],
    ['AZERTY, by what it writes', 'a', 'KeyQ', 'a'],
    ['AZERTY, where a letter has a sign', ',', 'KeyM', ','],
    ['an accented letter on AZERTY', 'é', 'Digit2', 'é'],
    ['Cyrillic', 'К', 'KeyR', 'r'],
    ['Greek', 'ω', 'KeyV', 'v'],
    ['Arabic', 'ق', 'KeyR', 'r'],
    ['Arabic, two letters on one key', 'لا', 'KeyB', 'b'],
    ['Arabic, the place of a sign', 'ظ', 'Slash', '/'],
    ['Hebrew', 'ר', 'KeyR', 'r'],
    ['Thai, a tone mark', '่', 'KeyJ', 'j'],
    ['Cyrillic, a letter at the place of a sign', 'х', 'BracketLeft', 'х'],
    ['no letter', 'Enter', 'Enter', 'enter'],
  ])('is on a keyboard of %s', (_, key, code, letter) => {
    expect(letterOf({ key, code })).toBe(letter);
  });
});
