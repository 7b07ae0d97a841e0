/** Writes all generated and measured files: `npm run update [-- --accessibility]`. That page takes many minutes. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const writers: readonly (readonly [written: string, ...program: string[]])[] = [
  ['types and tables of the contract', 'packages/admin-api/scripts/generate.ts'],
  ['registry of the custom elements', 'scripts/element-registry.ts'],
  ["nginx's configuration", 'apps/console/server/write-nginx-conf.ts', '--write'],
  ['licenses of dependencies', 'scripts/licenses/index.ts'],
  ['public interfaces in api', 'scripts/api-report/index.ts'],
  ['options and calls in the manual', 'scripts/manual/index.ts'],
  ['sizes in README and manual', 'scripts/size/index.ts', '--write'],
];
const accessibility = ['the accessibility page', 'scripts/manual/accessibility.ts'] as const;

await runProgram(async () => {
  const { values } = parseArgs({ options: { accessibility: { type: 'boolean' } } });
  for (const [written, script = '', ...options] of values.accessibility
    ? [...writers, accessibility]
    : writers) {
    const startedAt = performance.now();
    const { code, output } = await runChild(process.execPath, [join(root, script), ...options], {
      folder: root,
      isOutputKept: true,
      isPrinted: false,
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) throw new Error(`${written}: failed after ${seconds} s.\n${output}`);
    process.stdout.write(`${written}: ${seconds} s\n`);
  }
});
