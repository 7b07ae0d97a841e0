import { expect, it } from 'vitest';
import { negotiateEncoding } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=none', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
