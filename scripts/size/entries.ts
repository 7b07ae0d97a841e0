import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

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
  const screens = join(root, 'packages/admin-kit/src/screens');
  return readdirSync(screens, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name: basename(name),
      specifier: `@timemap/admin-kit/${name}`,
      budget: budgets[name] ?? defaultBudget,
    }));
}
