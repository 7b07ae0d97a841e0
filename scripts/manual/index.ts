/** Writes the generated pages of the manual: `node scripts/manual/index.ts [--check]`. A fault test checks the table of calls. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChild } from '../run-child.mjs';
import { reports, withReport } from './conformance.ts';
import { optionsPage } from './options-page.ts';
import { slotsTable } from './slots-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

const read = (page: string) => readFile(join(root, page), 'utf8').catch(() => '');
const hooks = 'docs/manual/hooks.mdx';
const checked = new Map([
  ['docs/manual/options.mdx', optionsPage(root)],
  [hooks, withReport(await read(hooks), slotsTable(root))],
]);
if (!values.check) {
  for (const [page, text] of checked) await writeFile(join(root, page), text);
  for (const [page, report] of Object.entries(reports))
    await writeFile(join(root, page), withReport(await read(page), report()));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code } = await runChild(
    process.execPath,
    [vitest, 'run', '--project', 'faults', 'tests/faults/calls/calls.test.tsx', '--reporter=dot'],
    { folder: root, environment: { WRITES_MANUAL: 'yes' } },
  );
  if (code !== 0) process.exitCode = 1;
} else {
  for (const [page, text] of checked) {
    if ((await read(page)) === text) continue;
    process.stderr.write(`${page} is not what the code makes. Run \`npm run update\`.\n`);
    process.exitCode = 1;
  }
}
