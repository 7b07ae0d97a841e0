/** Writes the accessibility page from the passed stories and tests: `npm run update -- accessibility` */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../run-child.mjs';
import { runProgram } from '../run-program.ts';
import type { VitestReport } from '../step-result.ts';
import { accessibilityPage } from './accessibility-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCREENS = 'packages/admin-kit/src/screens';

const RUNS = [
  ['--config', '.storybook/vitest.config.ts', SCREENS],
  ['--project', 'unit', SCREENS],
];

await runProgram(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-accessibility-'));
  const reportFile = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const testResults: VitestReport['testResults'][number][] = [];
  for (const parts of RUNS) {
    const { code } = await runChild(
      process.execPath,
      [vitest, 'run', ...parts, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
      { folder: root },
    );
    if (code !== 0) throw new Error('Some tests failed, so the page was not changed.');
    testResults.push(...(JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport).testResults);
  }
  await rm(folder, { recursive: true });
  await writeFile(join(root, 'docs/manual/accessibility.mdx'), accessibilityPage({ testResults }));
});
