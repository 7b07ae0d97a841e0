import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Entry, screenEntries } from './entries.ts';
import { measure, type Size } from './measure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const entries = screenEntries(root);
const rows: { entry: Entry; size: Size; complaints: string[] }[] = [];
for (const entry of entries) {
  const size = await measure({
    folder: join(root, 'apps/console'),
    screens: [entry.specifier],
    sheets: ['@timemap/admin-kit/styles/layers.css', '@timemap/admin-kit/styles/tokens.css'],
  });
  rows.push({ entry, size, complaints: complaintsAbout(entry, size) });
}

console.log('| Entry | JS on first paint, kB | later, kB | CSS, kB | budget JS / CSS |');
console.log('|---|---:|---:|---:|---:|');
for (const { entry, size } of rows) {
  const { js, css } = entry.budget;
  console.log(
    `| ${entry.name} | ${kB(size.initialJs)} | ${kB(size.lazyJs)} | ${kB(size.css)} | ${js} / ${css} |`,
  );
}
const median =
  rows.map(({ size }) => size.initialJs).sort((a, b) => a - b)[Math.floor((rows.length - 1) / 2)] ?? 0;
console.log(`\nMinified and gzipped, react and react-dom external. Median JS ${kB(median)} kB (budget 40).`);

const complaints = rows.flatMap((row) => row.complaints);
if (median > 40_000) complaints.push(`The median of all entries is ${kB(median)} kB, over 40.`);
for (const complaint of complaints) console.error(complaint);
if (argv.includes('--check') && complaints.length > 0) exit(1);

function complaintsAbout({ name, budget }: Entry, { initialJs, css, inputs, initialInputs }: Size): string[] {
  const found: string[] = [];
  if (initialJs > budget.js * 1000) found.push(`${name}: ${kB(initialJs)} kB of JS, budget ${budget.js}.`);
  if (css > budget.css * 1000) found.push(`${name}: ${kB(css)} kB of CSS, budget ${budget.css}.`);
  if (initialInputs.some((input) => input.includes('leaflet')))
    found.push(`${name}: loads Leaflet on first paint.`);
  if (name !== 'project-create' && inputs.some((input) => input.includes('/leaflet/'))) {
    found.push(`${name}: reaches Leaflet.`);
  }
  const showsTable = inputs.some((input) => input.endsWith('ui/data-table.tsx'));
  if (!showsTable && inputs.some((input) => input.includes('/table-core/'))) {
    found.push(`${name}: holds the table without showing one.`);
  }
  return found;
}
