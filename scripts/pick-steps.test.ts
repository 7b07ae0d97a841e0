import { expect, it } from 'vitest';
import { batchesOf, pickSteps } from './pick-steps.ts';
import { STEPS, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'types', command: ['tsc'], isFast: true },
  { name: 'build', command: ['vite'] },
  { name: 'browser', command: ['node'] },
  { name: 'journeys', command: ['vitest'], needs: ['browser', 'build'] },
];
const namesOf = (picked: readonly Step[]) => picked.map((step) => step.name);

it('takes all steps, or the fast ones', () => {
  expect(pickSteps(steps, { names: [], isFastOnly: false })).toEqual(steps);
  expect(namesOf(pickSteps(steps, { names: [], isFastOnly: true }))).toEqual(['types']);
});

it('takes what a named step needs as well, in the order of the table', () => {
  expect(namesOf(pickSteps(steps, { names: ['journeys'], isFastOnly: false }))).toEqual([
    'build',
    'browser',
    'journeys',
  ]);
});

it('names a step that it does not know', () => {
  expect(() => pickSteps(steps, { names: ['unti'], isFastOnly: false })).toThrow(
    "There is no step 'unti'. Known: types, build, browser, journeys.",
  );
});

it('puts neighbors that use one core each into one batch', () => {
  const single = (name: string): Step => ({ name, command: ['node'], isSingleCore: true });
  const wide = (name: string): Step => ({ name, command: ['vitest'] });
  const batches = batchesOf([single('a'), single('b'), wide('c'), wide('d'), single('e')]);
  expect(batches.map(namesOf)).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
});

it('has a table whose steps need none of their own batch, since those run beside them', () => {
  for (const batch of batchesOf(STEPS)) {
    const names = namesOf(batch);
    for (const needed of batch.flatMap((step) => step.needs ?? [])) expect(names).not.toContain(needed);
  }
});

it('has a table whose steps have one name each and come after all they need', () => {
  const names = namesOf(STEPS);
  expect(new Set(names).size).toBe(names.length);
  for (const [index, step] of STEPS.entries()) {
    for (const needed of step.needs ?? []) expect(names.slice(0, index)).toContain(needed);
  }
});

it('has fast steps that need only fast steps', () => {
  const fast = pickSteps(STEPS, { names: [], isFastOnly: true });
  expect(
    fast.flatMap((step) => step.needs ?? []).filter((needed) => !namesOf(fast).includes(needed)),
  ).toEqual([]);
});
