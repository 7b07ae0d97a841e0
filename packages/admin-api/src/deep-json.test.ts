import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeDeepJson } from './deep-json.ts';

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeDeepJson(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 1000 },
  );
});

it('writes a hundred thousand levels', () => {
  const text = `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`;
  expect(writeDeepJson(JSON.parse(text))).toBe(text);
});
