import { join } from 'node:path';
import { type KitEntry, kitElements, kitLocales, kitMessages, kitParts, kitScreens } from '../kit-entries.ts';
import type { Size } from './measure.ts';

/** Limits in kB (1000 bytes), minified, each file gzipped, without React. */
export interface Budget {
  readonly js: number;
  readonly css: number;
}

const defaultBudget: Budget = { js: 65.1, css: 12.1 };

const budgets: Readonly<Record<string, Budget>> = {
  license: { js: 37.2, css: 7.5 },
  'project-roles': { js: 51.1, css: 8.9 },
  coupons: { js: 69.6, css: 11.4 },
  users: { js: 72, css: 11.3 },
  'project-info': { js: 65.5, css: 11.6 },
  // The sheet has the rules of every table, tab and dialog that these five open later.
  'user-detail': { js: 66, css: 12.6 },
  'global-projects': { js: 71, css: 12.6 },
  // Its queue uses the list of tickets with its table.
  'ticket-detail': { js: 51.1, css: 13.2 },
  'org-projects': { js: 71.3, css: 14.7 },
  'org-users': { js: 72.8, css: 11.6 },
  organization: { js: 65.3, css: 16.1 },
  organizations: { js: 55.6, css: 17.4 },
  elements: { js: 40, css: 20.3 },
};

export const FIRST_MEDIAN = 51.1;
export const ADDED_GOAL = 8;
/** docs/decisions/13 explains why the goal is missed. */
export const ADDED_MEDIAN = 14.6;

export interface ScreenEntry extends KitEntry {
  readonly specifier: string;
  readonly budget: Budget;
}

export function screenEntries(root: string): ScreenEntry[] {
  return [kitElements, ...kitScreens(join(root, 'packages/admin-kit'))].map((entry) => ({
    ...entry,
    specifier: `@timemap/admin-kit/${entry.name}`,
    budget: budgets[entry.name] ?? defaultBudget,
  }));
}

export function partEntries(root: string): string[] {
  const kit = join(root, 'packages/admin-kit');
  return [
    ...kitLocales(kit).map(({ name }) => `@timemap/admin-kit/locales/${name}`),
    ...kitMessages(kit).map(({ name }) => `@timemap/admin-kit/messages/${name}`),
    ...kitParts(kit).map(({ name }) => `@timemap/admin-kit/ui/${name}`),
  ];
}

export const firstGoals: Readonly<Record<string, number>> = {
  license: 22,
  'project-roles': 32,
  'ticket-detail': 28,
  users: 45,
};

export function complaintsAbout(
  { name, budget }: ScreenEntry,
  { initialJs, inputs, initialInputs }: Size,
  css: number,
): string[] {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const found: string[] = [];
  if (initialJs > budget.js * 1000) found.push(`${name}: ${kB(initialJs)} kB of JS, budget ${budget.js}.`);
  if (css > budget.css * 1000) found.push(`${name}: ${kB(css)} kB of CSS, budget ${budget.css}.`);
  if ([...initialInputs.keys()].some((input) => input.includes('/leaflet/'))) {
    found.push(`${name}: loads Leaflet on first paint.`);
  }
  const createsProjects = inputs.some((input) => input.includes('/screens/project-create/'));
  if (!createsProjects && inputs.some((input) => input.includes('/leaflet/'))) {
    found.push(`${name}: holds Leaflet without project creation.`);
  }
  const showsTable = inputs.some((input) => /admin-kit\/src\/ui\/data-table[./]/.test(input));
  if (!showsTable && inputs.some((input) => input.includes('/@tanstack/table-core/'))) {
    found.push(`${name}: holds the table without showing one.`);
  }
  return found;
}
