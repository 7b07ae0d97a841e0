/**
 * Runs every story and every behavior test of the screens, and writes the manual's page on accessibility from the
 * passed ones: `npm run accessibility`. A test fails if the page lacks a state.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../apps/console/server/run-program.ts';
import { runChild } from '../run-child.mjs';
import type { VitestReport } from '../step-result.ts';
import { accessibilityPage } from './accessibility-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCREENS = 'packages/admin-kit/src/screens';

await runProgram(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-accessibility-'));
  const reportFile = join(folder, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const parts = ['run', '--project', 'stories', '--project', 'unit', SCREENS];
  const { code } = await runChild(
    process.execPath,
    [vitest, ...parts, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    { folder: root },
  );
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error('Some tests failed, so the page was not changed.');
  await writeFile(join(root, 'docs/manual/accessibility.mdx'), accessibilityPage(report));
});
