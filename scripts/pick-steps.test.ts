import { expect, it } from 'vitest';
import { batchesOf, pickSteps } from './pick-steps.ts';
import { STEPS, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'types', tier: 'check', command: ['tsc'] },
  { name: 'build', tier: 'test', command: ['vite'] },
  { name: 'browser', tier: 'test', command: ['node'] },
  { name: 'journeys', tier: 'test', command: ['vitest'], needs: ['browser', 'build'] },
  { name: 'pictures', tier: 'long', command: ['node'], needs: ['browser'] },
];
const namesOf = (picked: readonly Step[]) => picked.map((step) => step.name);

it.each([
  ['check', ['types']],
  ['test', ['types', 'build', 'browser', 'journeys']],
  ['long', ['browser', 'pictures']],
] as const)('takes the steps of the run %s with what they need', (run, expected) => {
  expect(namesOf(pickSteps(steps, { names: [], run }))).toEqual(expected);
});

it('takes what a named step needs as well, in the order of the table', () => {
  expect(namesOf(pickSteps(steps, { names: ['journeys'], run: 'test' }))).toEqual([
    'build',
    'browser',
    'journeys',
  ]);
});

it('names a step that it does not know', () => {
  expect(() => pickSteps(steps, { names: ['unti'], run: 'test' })).toThrow(
    "There is no step 'unti'. Known: types, build, browser, journeys, pictures.",
  );
});

it('puts neighbors that use one core each into one batch', () => {
  const single = (name: string): Step => ({
    name,
    tier: 'test',
    command: ['node'],
    isSingleCore: true,
  });
  const wide = (name: string): Step => ({ name, tier: 'test', command: ['vitest'] });
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

it('has a check that needs only steps of the check', () => {
  const check = pickSteps(STEPS, { names: [], run: 'check' });
  expect(check.filter(({ tier }) => tier !== 'check')).toEqual([]);
});
