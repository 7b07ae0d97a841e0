/** Writes the exports of each public entry into `api`: `node scripts/api-report/index.ts [--check]` */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../run-program.ts';
import { apiReports } from './api-reports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'api');

function write(reports: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!reports.has(file)) rmSync(join(folder, file));
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
}

function check(reports: ReadonlyMap<string, string>): void {
  const present = new Set(readdirSync(folder));
  const stale = [...reports].filter(
    ([file, text]) => !present.has(file) || readFileSync(join(folder, file), 'utf8') !== text,
  );
  const files = [...stale.map(([file]) => file), ...[...present].filter((file) => !reports.has(file))];
  if (files.length === 0) return;
  throw new Error(
    `The public API changed: ${files.join(', ')}. Look at what changed and commit it: npm run update`,
  );
}

await runProgram(async () => {
  const reports = apiReports(root);
  if (process.argv.includes('--check')) check(reports);
  else write(reports);
});
