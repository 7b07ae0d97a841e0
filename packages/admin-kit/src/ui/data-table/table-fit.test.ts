import { expect, it } from 'vitest';
import { countLeftOut } from './table-fit.ts';

const widths = new Map([
  [1, 60],
  [2, 100],
  [3, 80],
]);

it.each([
  [0, 0],
  [1, 1],
  [60, 1],
  [61, 2],
  [160, 2],
  [500, 3],
])('leaves out of a table that is %d px too wide the first %d columns', (excessPx, count) => {
  expect(countLeftOut(widths, excessPx)).toBe(count);
});
