import { expect, it } from 'vitest';
import { limitStateOf } from './deal-rules.ts';

it.each([
  [100, 100, 120, 'withinLimits'],
  [101, 100, 120, 'aboveSoftLimit'],
  [120, 100, 120, 'aboveSoftLimit'],
  [121, 100, 120, 'aboveHardLimit'],
  [121, null, null, 'withinLimits'],
  [1, null, 0, 'aboveHardLimit'],
])('%s users of %s and %s: %s', (count, softLimit, hardLimit, state) => {
  expect(limitStateOf(count, { softLimit, hardLimit })).toBe(state);
});
