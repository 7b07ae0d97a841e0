import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KitEntry, kitElements, kitLocales, kitMessages, kitParts, kitScreens } from '../kit-entries.ts';
import type { Size } from './measure.ts';

/** Limits in kB (1000 bytes), minified, each file gzipped, without React. */
export interface Budget {
  readonly js: number;
  readonly css: number;
}

/** Sizes of today, not goals: `firstGoals` has those. `--write` lowers them and adds new entries; only a person raises one. */
export const BUDGETS = 'scripts/size/budgets.json';

const SLACK_KB = 0.2;
const MAX_SLACK_KB = 1;

export const ADDED_GOAL = 8;
/** docs/decisions/13 explains why the goal is missed. */
export const ADDED_MEDIAN = 16.6;

export interface ScreenEntry extends KitEntry {
  readonly specifier: string;
  /** undefined for an entry that no one has measured yet. */
  readonly budget: Budget | undefined;
}

export function screenEntries(root: string): ScreenEntry[] {
  const budgets = JSON.parse(readFileSync(join(root, BUDGETS), 'utf8')) as Readonly<Record<string, Budget>>;
  return [kitElements, ...kitScreens(join(root, 'packages/admin-kit'))].map((entry) => ({
    ...entry,
    specifier: `@timemap/admin-kit/${entry.name}`,
    budget: budgets[entry.name],
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

/** In kB, bundled by esbuild, which the budgets mean too. */
export const firstGoals: Readonly<Record<string, number>> = {
  license: 33,
  'project-roles': 45,
  'ticket-detail': 45,
  users: 65,
};

/** What an entry needs, unless its budget is already less. */
export function loweredBudget({ budget }: Pick<ScreenEntry, 'budget'>, js: number, css: number): Budget {
  const lowered = (bytes: number, limit = Number.POSITIVE_INFINITY) =>
    Math.min(limit, Number((bytes / 1000 + SLACK_KB).toFixed(1)));
  return { js: lowered(js, budget?.js), css: lowered(css, budget?.css) };
}

export function complaintsAbout(
  { name, budget }: ScreenEntry,
  { initialJs, inputs }: Size,
  css: number,
): string[] {
  const found: string[] = [];
  const compare = (kind: string, bytes: number, limit: number) => {
    const size = `${name}: ${(bytes / 1000).toFixed(1)} kB of ${kind}, budget ${limit}`;
    if (bytes > limit * 1000) found.push(`${size}.`);
    if (bytes < (limit - MAX_SLACK_KB) * 1000)
      found.push(`${size}, more than it needs. Run \`npm run update\`.`);
  };
  if (budget === undefined) found.push(`${name} has no budget in ${BUDGETS}. Run \`npm run update\`.`);
  else {
    compare('JS', initialJs, budget.js);
    compare('CSS', css, budget.css);
  }
  if (inputs.some((input) => input.includes('/leaflet/'))) {
    found.push(`${name}: holds Leaflet, which only \`@timemap/admin-kit/map\` may.`);
  }
  if (inputs.some((input) => input.includes('admin-kit/src/doctor/'))) {
    found.push(`${name}: holds what only development needs.`);
  }
  const showsTable = inputs.some((input) => /admin-kit\/src\/ui\/data-table[./]/.test(input));
  if (!showsTable && inputs.some((input) => input.includes('/@tanstack/table-core/'))) {
    found.push(`${name}: holds the table without showing one.`);
  }
  return found;
}
