/** Writes generated and measured files: `npm run update [-- <name> ...]`. Without names all but those that need a browser. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const WRITERS: Readonly<Record<string, readonly [script: string, ...options: string[]]>> = {
  contract: ['packages/admin-api/scripts/generate.ts'],
  words: ['scripts/words/index.ts'],
  elements: ['scripts/element-registry.ts'],
  nginx: ['apps/console/server/write-nginx-conf.ts', '--write'],
  licenses: ['scripts/licenses/index.ts'],
  api: ['scripts/api-report/index.ts'],
  manual: ['scripts/manual/index.ts'],
  sizes: ['scripts/size/index.ts', '--write'],
  accessibility: ['scripts/manual/accessibility.ts'],
  pictures: ['scripts/pictures/index.ts'],
};

const IN_A_BROWSER = ['accessibility', 'pictures'];

await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = Object.keys(WRITERS).filter((name) => !IN_A_BROWSER.includes(name));
  for (const name of positionals.length > 0 ? positionals : all) {
    const [script, ...options] = WRITERS[name] ?? [];
    if (script === undefined) throw new Error(`Known names: ${Object.keys(WRITERS).join(', ')}.`);
    const startedAt = performance.now();
    const { code, output } = await runChild(process.execPath, [join(root, script), ...options], {
      folder: root,
      isOutputKept: true,
      isPrinted: false,
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (code !== 0) throw new Error(`${name}: failed after ${seconds} s.\n${output}`);
    process.stdout.write(`${name}: ${seconds} s\n`);
  }
});
