/** Writes the generated pages of the manual: `node scripts/manual/index.ts [--check]`. A fault test checks the table of calls. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChild } from '../run-child.mjs';
import { reports, withReport } from './conformance.ts';
import { optionsPage } from './options-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

const path = 'docs/manual/options.mdx';
const text = optionsPage(root);
if (!values.check) {
  await writeFile(join(root, path), text);
  for (const page of Object.keys(reports) as (keyof typeof reports)[]) {
    const file = join(root, page);
    await writeFile(file, withReport(await readFile(file, 'utf8'), page));
  }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code } = await runChild(
    process.execPath,
    [vitest, 'run', '--project', 'faults', 'tests/faults/calls/calls.test.tsx', '--reporter=dot'],
    { folder: root, environment: { WRITES_MANUAL: 'yes' } },
  );
  if (code !== 0) process.exitCode = 1;
} else if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${path} is not what the code makes. Run \`npm run update\`.\n`);
  process.exitCode = 1;
}
