import type { Step, Tier } from './steps.ts';

const TIERS_OF_RUN: Readonly<Record<Tier, readonly Tier[]>> = {
  check: ['check'],
  test: ['check', 'test'],
  long: ['long'],
};

/** The steps of a run, or the named ones, with all that they need. */
export function pickSteps(
  steps: readonly Step[],
  { names, run }: { names: readonly string[]; run: Tier },
): readonly Step[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const step = byName.get(name);
    if (!step) throw new Error(`There is no step '${name}'. Known: ${[...byName.keys()].join(', ')}.`);
    wanted.add(name);
    for (const needed of step.needs ?? []) want(needed);
  };
  const ofRun = steps.filter(({ tier }) => TIERS_OF_RUN[run].includes(tier)).map(({ name }) => name);
  for (const name of names.length > 0 ? names : ofRun) want(name);
  return steps.filter((step) => wanted.has(step.name));
}

export function batchesOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = [];
  for (const [index, step] of steps.entries()) {
    const isBesideLast = step.isSingleCore && steps[index - 1]?.isSingleCore;
    const last = batches.at(-1);
    if (isBesideLast && last) last.push(step);
    else batches.push([step]);
  }
  return batches;
}
