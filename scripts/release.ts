/** Rehearses a release and prints the publisher's tasks: `npm run tool -- release --dry-run` */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PACKAGES } from './build-packages.ts';
import { packedPackages, tarballOf } from './packed-packages.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** npm cannot ask a registry here whether the version exists. */
const NO_REGISTRY = 'http://127.0.0.1:9';

const CHECKS = ['scripts/size', 'scripts/api-report', 'scripts/licenses', 'scripts/manual'];

const PUBLISHERS_FIELDS = ['repository', 'homepage', 'bugs'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly publishConfig?: { readonly provenance?: boolean };
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestOf = (name: string) => JSON.parse(textOf(`packages/${name}/package.json`)) as Manifest;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function mustSucceed(what: string, command: string, parts: readonly string[]): Promise<void> {
  const { code, output } = await runChild(command, parts, {
    folder: root,
    isOutputKept: true,
    isPrinted: false,
  });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  say(`ok  ${what}`);
}

function checkChangelogs(): void {
  for (const name of PACKAGES) {
    const { version } = manifestOf(name);
    if (!textOf(`packages/${name}/CHANGELOG.md`).includes(`\n## ${version}\n`)) {
      throw new Error(
        `packages/${name}/CHANGELOG.md has no section ${version}. Run \`npx changeset version\`.`,
      );
    }
  }
  const waiting = globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));
  if (waiting.length > 0) {
    throw new Error(`Changes wait for a version: ${waiting.join(', ')}. Run \`npx changeset version\`.`);
  }
  say(`ok  changelogs, no change waits for a version`);
}

function sayWhatIsLeft(): void {
  say('\nLeft to the publisher:');
  for (const name of PACKAGES) {
    const manifest = manifestOf(name);
    const missing = PUBLISHERS_FIELDS.filter((field) => !(field in manifest));
    if (missing.length > 0) say(`- ${manifest.name}: ${missing.join(', ')} in package.json`);
    if (manifest.publishConfig?.provenance !== true)
      say(
        `- ${manifest.name}: provenance, with \`--provenance\` in a CI that npm knows; it needs \`repository\``,
      );
  }
  say('- `npx changeset publish`, logged in to npm');
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  if (!values['dry-run']) {
    throw new Error('Only `npm run tool -- release --dry-run`. `npx changeset publish` publishes.');
  }
  checkChangelogs();
  for (const check of CHECKS) {
    await mustSucceed(check, process.execPath, [join(root, check, 'index.ts'), '--check']);
  }
  const folder = await packedPackages();
  for (const name of PACKAGES) {
    const parts = [
      'publish',
      join(folder, tarballOf(name)),
      '--dry-run',
      '--access',
      'public',
      '--ignore-scripts',
    ];
    await mustSucceed(`npm publish --dry-run ${name}`, 'npm', [
      ...parts,
      '--registry',
      NO_REGISTRY,
      '--fetch-retries',
      '0',
    ]);
  }
  sayWhatIsLeft();
});
