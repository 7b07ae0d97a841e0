import { describe, expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('the marks in what the palette found', () => {
  it.each([
    ['Northwind University', ['north', 'uni'], '[North]wind [Uni]versity'],
    ['Smart art', ['art'], 'Smart [art]'],
    ['Straße', ['strasse'], '[Straße]'],
    ['Anna Müller', ['muller'], 'Anna [Müller]'],
    ['Anna Müller', ['mueller'], 'Anna [Müller]'],
    ['Cafe\u0301 au lait', ['cafe'], '[Cafe\u0301] au lait'],
    ['ﬁne', ['in'], '[ﬁn]e'],
    ['nothing of it', ['ticket'], 'nothing of it'],
  ])('%s, asked %j: %s', (text, words, expected) => {
    expect(shown(text, ...words)).toBe(expected);
  });
});
