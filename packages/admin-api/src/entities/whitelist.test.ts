import { describe, expect, it } from 'vitest';
import { readWhitelist } from './whitelist.ts';

describe('a whitelist', () => {
  it('is a list of texts, kept as they are stored', () => {
    const whitelist = ['@example.org', '.example.org', ' Ann@example.org '];
    expect(readWhitelist({ whitelist })).toEqual(whitelist);
    expect(readWhitelist([])).toEqual([]);
  });

  it.each([null, {}, { whitelist: null }, { whitelist: [null] }])('is not read from %j', (answer) => {
    expect(() => readWhitelist(answer)).toThrow(TypeError);
  });
});
