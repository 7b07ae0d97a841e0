/**
 * Writes the pages of the manual that are made from the code:
 *   npm run manual                 writes them
 *   npm run manual -- --check      fails where one is not what the code makes
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { callsPage } from './calls-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

const pages = { 'docs/manual/calls.mdx': await callsPage(root) };
for (const [path, text] of Object.entries(pages)) {
  if (!values.check) await writeFile(join(root, path), text);
  else if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${path} is not what the code makes. Run \`npm run manual\`.\n`);
    process.exitCode = 1;
  }
}
