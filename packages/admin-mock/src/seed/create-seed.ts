import type { MockDb } from '../db.ts';
import { createLargeSeed } from './large.ts';
import { createSmallSeed } from './small.ts';

const seeds = { small: createSmallSeed, large: createLargeSeed };

export type SeedName = keyof typeof seeds;

export const seedNames = Object.keys(seeds) as SeedName[];

/** A fresh database of a seed; `large` is built anew each time, in about a second. */
export function createSeed(name: SeedName): MockDb {
  return seeds[name]();
}
