import { describe, expect, it } from 'vitest';
import { decodeWhitelist } from './whitelist.ts';

describe('a whitelist', () => {
  it('is a list of texts, kept as they are stored', () => {
    const whitelist = ['@example.org', '.example.org', ' Ann@example.org '];
    expect(decodeWhitelist({ whitelist })).toEqual(whitelist);
    expect(decodeWhitelist([])).toEqual([]);
  });

  it.each([null, {}, { whitelist: null }, { whitelist: [null] }])('is not read from %j', (answer) => {
    expect(() => decodeWhitelist(answer)).toThrow(TypeError);
  });
});
