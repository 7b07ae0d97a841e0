import { join } from 'node:path';
import { kitScreens } from '../kit-entries.ts';

/** Largest sizes in kB (1000 bytes), minified and gzipped, react and react-dom external. */
export interface Budget {
  readonly js: number;
  readonly css: number;
}

const defaultBudget: Budget = { js: 60, css: 9 };

const budgets: Readonly<Record<string, Budget>> = {
  license: { js: 30, css: 6 },
  'project-roles': { js: 45, css: 8 },
};

export interface Entry {
  readonly name: string;
  /** What a host imports. */
  readonly specifier: string;
  readonly budget: Budget;
}

/** Every screen of the kit: one folder, one entry. */
export function screenEntries(root: string): Entry[] {
  return kitScreens(join(root, 'packages/admin-kit')).map(({ name }) => ({
    name,
    specifier: `@timemap/admin-kit/${name}`,
    budget: budgets[name] ?? defaultBudget,
  }));
}
