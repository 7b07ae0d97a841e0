import { describe, expect, it } from 'vitest';
import { complaintsAbout, loweredBudget, type ScreenEntry } from './entries.ts';

const entry = (js: number): ScreenEntry => ({
  name: 'license',
  module: 'src/screens/license/index.ts',
  specifier: '@timemap/admin-kit/license',
  budget: { js, css: 8 },
});
const size = { initialJs: 38_000, lazyJs: 0, inputs: [], initialInputs: new Map() };

describe('the budget of an entry', () => {
  it('falls to what the entry needs, and never rises by itself', () => {
    expect(loweredBudget(entry(65.1), 38_000, 7_900)).toEqual({ js: 38.2, css: 8 });
    expect(loweredBudget(entry(37), 38_000, 9_000)).toEqual({ js: 37, css: 8 });
  });

  it.each([
    [38.2, []],
    [37, ['license: 38.0 kB of JS, budget 37.']],
    [65.1, ['license: 38.0 kB of JS, budget 65.1, more than it needs. Run `npm run update`.']],
  ])('of %s kB is judged', (js, complaints) => {
    expect(complaintsAbout(entry(js), size, 7_900)).toEqual(complaints);
  });
});
