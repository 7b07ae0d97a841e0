import type { MockDb } from '../db.ts';
import { createDemoSeed } from './demo.ts';
import { createLargeSeed } from './large.ts';
import { createSmallSeed } from './small.ts';

const seeds = { small: createSmallSeed, demo: createDemoSeed, large: createLargeSeed } satisfies Record<
  string,
  (now: Date) => MockDb
>;

export type SeedName = keyof typeof seeds;

export const seedNames = Object.keys(seeds) as SeedName[];

/**
 * A new database of a seed; `large` takes about a second. The dates of `demo` end at `now`, those of the others at
 * `seedTime`.
 */
export function createSeed(name: SeedName, now: Date = new Date()): MockDb {
  return seeds[name](now);
}
