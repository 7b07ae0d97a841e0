import type { Step } from './steps.ts';

export function pickSteps(
  steps: readonly Step[],
  { names, isFastOnly }: { names: readonly string[]; isFastOnly: boolean },
): readonly Step[] {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const step = byName.get(name);
    if (!step) throw new Error(`There is no step '${name}'. Known: ${[...byName.keys()].join(', ')}.`);
    wanted.add(name);
    for (const needed of step.needs ?? []) want(needed);
  };
  for (const name of names) want(name);
  return steps.filter((step) =>
    names.length > 0 ? wanted.has(step.name) : !isFastOnly || step.isFast === true,
  );
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
