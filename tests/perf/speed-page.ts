import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Bench, type BenchRow, goalText } from './bench.ts';
import { bench as bulkUsers } from './bulk-users.ts';
import { bench as clientRows } from './client-rows.ts';
import { bench as dealsTable } from './deals-table.ts';
import { bench as firstView } from './first-view.ts';
import { bench as jsonViewer } from './json-viewer.ts';
import { bench as membersPanel } from './members-panel.ts';
import { bench as orgTree } from './org-tree.ts';
import { bench as routes } from './routes.ts';
import { bench as usersTable } from './users-table.ts';

export const benches = {
  'first-view': firstView,
  routes,
  'client-rows': clientRows,
  'users-table': usersTable,
  'deals-table': dealsTable,
  'members-panel': membersPanel,
  'org-tree': orgTree,
  'json-viewer': jsonViewer,
  'bulk-users': bulkUsers,
} as const satisfies Record<string, Bench>;
export type BenchName = keyof typeof benches;

export interface MeasuredBench {
  readonly name: BenchName;
  readonly rows: readonly BenchRow[];
}

const PAGE = join(import.meta.dirname, '../../docs/manual/speed.mdx');

const HEAD = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Manual/Speed" />

# How fast it is

Each table comes from one run beside the floor: the same page hand-written with React and nothing else, in the same
browser, in turn. A bare number is milliseconds from the event to the frame that shows its result. The ratio to the floor
counts, because machines differ. Keys are pressed with an input device. This page is written by \`npm run tool -- bench --write\`,
and a test fails where it lacks a figure or prints another goal.
`;

export const isBenchName = (name: string): name is BenchName => Object.hasOwn(benches, name);

export function writeSpeedPage(measured: readonly MeasuredBench[], rounds: number): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const parts = Object.keys(benches)
    .filter(isBenchName)
    .flatMap((name) => {
      const rows = measured.find((found) => found.name === name)?.rows;
      return rows ? [partOf(name, rows, rounds)] : (page.split(/^(?=## )/m).find(startsWith(name)) ?? []);
    });
  writeFileSync(PAGE, `${[HEAD, ...parts].map((part) => part.trim()).join('\n\n')}\n`);
}

const startsWith = (name: string) => (part: string) => part.startsWith(`## ${name}\n`);

function partOf(name: BenchName, rows: readonly BenchRow[], rounds: number): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim()}`;
  const date = new Date().toISOString().slice(0, 10);
  return `## ${name}

${benches[name].about}

${date}, ${machine}, \`npm run tool -- bench ${name}${rounds === 3 ? '' : ` --rounds ${rounds}`}\`

| what | ours | floor | ratio | goal |
|---|---:|---:|---:|---:|
${rows.map((row) => `| ${row.what} | ${row.isMissed ? `**${row.ours}**` : row.ours} | ${row.floor} | ${row.ratio} | ${row.goal} |`).join('\n')}
`;
}

export function missingOnSpeedPage(page: string): string[] {
  return Object.entries<Bench>(benches).flatMap(([name, { about, figures }]) => {
    const part = page.split(/^(?=## )/m).find(startsWith(name)) ?? '';
    const rows = Object.entries(figures).map(([what, { goal, unit = 'ms' }]) => {
      const title = unit === 'ms' ? what : `${what}, ${unit}`;
      return part
        .split('\n')
        .some((line) => line.startsWith(`| ${title} |`) && line.endsWith(`| ${goalText(goal)} |`))
        ? []
        : [`${name}: ${title}`];
    });
    return [...(part.includes(about) ? [] : [`${name}: what is measured`]), ...rows.flat()];
  });
}
