/** Writes THIRD_PARTY_LICENSES.md: `node scripts/licenses/index.ts [--check]` */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { productionDependencies } from './dependency-tree.ts';
import { licenseDocument } from './license-document.ts';
import { OWNERS } from './owners.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'THIRD_PARTY_LICENSES.md');

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
const current = licenseDocument(productionDependencies(OWNERS.map((owner) => join(root, owner))));
if (values.check) {
  if (written !== current) {
    process.stderr.write('THIRD_PARTY_LICENSES.md is stale: run npm run update.\n');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, current);
}
