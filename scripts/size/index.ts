/** Prints the size of each screen and entry for a host: `node scripts/size/index.ts [--check | --write]` */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { screenSheet } from '../styles/build-styles.ts';
import {
  ADDED_GOAL,
  ADDED_MEDIAN,
  BUDGETS,
  complaintsAbout,
  firstGoals,
  loweredBudget,
  partEntries,
  type ScreenEntry,
  screenEntries,
} from './entries.ts';
import { addedBeside, gzipSize, measure, type Size, shareOf } from './measure.ts';
import { initialJsInVite } from './measure-rolldown.ts';
import { staleSizes, writeSizes } from './printed-sizes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'apps/console');
const LAYERS = ['libraries', 'client', 'state', 'table'] as const;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

interface Row {
  readonly entry: ScreenEntry;
  readonly size: Size;
  readonly withoutQuery: number;
  readonly inVite: number;
  readonly css: number;
}

const rows: Row[] = [];
for (const entry of screenEntries(root)) {
  const screens = [entry.specifier];
  const size = await measure({ folder, screens });
  const { initialJs: withoutQuery } = await measure({ folder, screens, sharesQuery: true });
  const inVite = await initialJsInVite({ folder, screens });
  const css = gzipSize(await screenSheet(join(root, 'packages/admin-kit'), entry.module));
  rows.push({ entry, size, withoutQuery, inVite, css });
}
const added = ({ size }: Row) =>
  rows.filter((first) => first.size !== size).map((first) => addedBeside(first.size, size));

const firstMedian = median(rows.map(({ size }) => size.initialJs));
const addedMedian = median(rows.flatMap(added));
const lines = rows.map((row) => {
  const { entry, size, withoutQuery, inVite, css } = row;
  const { js, css: sheet } = entry.budget ?? loweredBudget(entry, size.initialJs, css);
  const scripts = [size.initialJs, withoutQuery, inVite, size.lazyJs].map(kB);
  const cells = [
    ...scripts,
    kB(css),
    `${js} / ${sheet}`,
    firstGoals[entry.name] ?? '',
    kB(median(added(row))),
  ];
  return `| ${entry.name} | ${cells.join(' | ')} |`;
});
const goals = rows.flatMap(({ entry: { name }, size }) => {
  const goal = firstGoals[name];
  if (goal === undefined) return [];
  const shares = LAYERS.map((layer) => shareOf(size, (input) => layerOf(input) === layer));
  const base = shares.reduce((sum, share) => sum + share, 0);
  const cells = [...shares, base, size.initialJs - base].map(kB);
  return [`| ${name} | ${kB(size.initialJs)} | ${goal} | ${cells.join(' | ')} |`];
});
const core = await measure({ folder, screens: [] });
const parts = [];
for (const specifier of partEntries(root)) {
  const { initialJs, lazyJs } = await measure({ folder, screens: [specifier], hasProvider: false });
  parts.push(`| ${specifier.replace('@timemap/admin-kit/', '')} | ${kB(initialJs)} | ${kB(lazyJs)} |`);
}
const tables = `| Entry | JS on first paint, kB | without TanStack Query | bundled by Vite | later, kB | CSS, kB | budget JS / CSS | goal JS by esbuild | beside another screen, kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${lines.join('\n')}

Minified, and gzipped file by file as a server sends them; react and react-dom external; provider and client included.
Bundled by esbuild, which makes many small files; the third figure is that of Vite's bundler, which makes few. The second one is
for a page that has TanStack Query anyway: it is a peer, so the page and the screens share one copy. Median ${kB(firstMedian)} kB of JS
(without TanStack Query ${kB(median(rows.map(({ withoutQuery }) => withoutQuery)))}; by Vite ${kB(median(rows.map(({ inVite }) => inVite)))}); beside another screen about ${kB(addedMedian)} kB (limit ${ADDED_MEDIAN}). The goal for the latter is ${ADDED_GOAL} kB;
\`docs/decisions/13-what-a-second-screen-adds.md\` says why it is missed.

## What the goals leave

Four entries had a goal for their first paint, by esbuild. What each is built on takes most of it:

| Entry | JS on first paint, kB | goal, kB | libraries, kB | client, kB | provider, reads and saves, kB | table, kB | sum of these, kB | words, parts and the screen itself, kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${goals.join('\n')}

A list is painted with its table. The client checks answers and repeats calls. The third group reads, says in words why a
read failed, keeps what was typed, and shows a change before its answer. What sends a write and judges its answer, toasts,
dialogs, menus, column choice and exports load later and are in no column.

Changes of the first paint in kB, by esbuild and (by Vite), on 2026-11-29:

| step | license | project-roles | ticket-detail | users | kept |
|---|---:|---:|---:|---:|---|
| What sends a write, in a later script | 0.0 (-0.6) | -1.0 (-1.6) | -1.6 (-2.3) | -0.9 (-1.9) | yes |
| Toasts and the scroll to a covered focus in that script too, so that there are fewer | -1.3 (-0.5) | -1.2 (-0.5) | -1.3 (-1.5) | -1.5 (+0.2) | yes |
| A ticket's person and queue and the question of a trial in the later script of their screen | | | -2.2 (-1.3) | -1.3 (-0.8) | yes |
| An export gets from its table what both use, and imports none of it | | | | -0.3 (0.0) | yes |
| A second index for what only the screens of hosts use | 0.0 (0.0) | 0.0 (0.0) | 0.0 (0.0) | 0.0 (0.0) | no: esbuild follows each re-export |
| Names that only hosts use, declared anew instead of passed on | -1.7 (0.0) | -0.9 (0.0) | -0.9 (0.0) | -0.5 (+0.2) | yes |
| Code that only later scripts use, moved out of the modules they share with the first | -0.7 (-0.5) | -0.9 (-0.6) | -0.8 (-0.7) | -0.8 (-0.8) | yes |
| Reads without what \`useQuery\` has for suspense | -0.5 (-0.5) | -0.5 (-0.5) | -0.5 (-0.5) | -0.5 (-0.5) | yes |
| The list of notices in the script of the writes | -0.5 (-0.4) | -0.4 (-0.3) | -0.4 (-0.4) | -0.4 (-0.3) | yes |
| The script of a list's dialogs passes on the list, that of a table also the provider | | -0.3 (0.0) | | -0.7 (0.0) | yes |
| Filters of tables without the counter of characters | | | | -0.3 (-0.2) | yes |
| The question of a conflict in the script of the writes | | -0.1 (-0.1) | -0.1 (-0.1) | -0.1 (-0.1) | yes |
| The script of a screen's dialogs passes on the screen and the provider | -0.8 (0.0) | -1.3 (0.0) | -1.5 (-0.1) | -1.4 (0.0) | no: cycles of imports |

esbuild cuts the first script once for each set of later scripts that share a module, and each piece is gzipped by itself. So
one later script fewer often saves more than the code that it takes along. Screens that send nothing share modules with the
script of the writes: they weigh 0.2 to 1.2 kB more by esbuild and up to 0.5 kB more by Vite.

## Without a screen

Provider and client alone are ${kB(core.initialJs)} kB of JS. The words of a screen and the parts that screens are made of weigh
this much without them:

| Entry | JS, kB | later, kB |
|---|---:|---:|
${parts.join('\n')}
`;
process.stdout.write(tables);

const { values } = parseArgs({ options: { check: { type: 'boolean' }, write: { type: 'boolean' } } });
const printed = rows.map(({ entry, size, css }) => ({
  name: entry.name,
  js: kB(size.initialJs),
  css: kB(css),
}));
const limited = rows.map((row) => {
  const { entry, size, css } = row;
  return values.write
    ? { ...row, entry: { ...entry, budget: loweredBudget(entry, size.initialJs, css) } }
    : row;
});
if (values.write) {
  await writeSizes(root, tables, printed);
  const budgets = Object.fromEntries(limited.map(({ entry }) => [entry.name, entry.budget]));
  await writeFile(join(root, BUDGETS), `${JSON.stringify(budgets, null, 2)}\n`);
}

const complaints = limited.flatMap(({ entry, size, css }) => complaintsAbout(entry, size, css));
if (addedMedian > ADDED_MEDIAN * 1000) complaints.push('A second screen adds more than its limit.');
complaints.push(...(await staleSizes(root, tables, printed)));
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (values.check && complaints.length > 0) process.exitCode = 1;

function layerOf(input: string): (typeof LAYERS)[number] | undefined {
  if (input.includes('/node_modules/')) return 'libraries';
  if (input.includes('/admin-api/')) return 'client';
  if (input.includes('/ui/data-table/')) return 'table';
  return /admin-kit\/src\/(accessibility|browser|bulk-job|data|provider|text)\//.test(input)
    ? 'state'
    : undefined;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
