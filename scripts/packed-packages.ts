import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, PACKAGES } from './build-packages.ts';
import { hashOf } from './hash-of.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules/.cache/timemap/packed-packages');
const stampFile = join(folder, 'made-from');

// The manual and its examples are packed for programs to read.
const INPUTS = ['pnpm-lock.yaml', 'tsconfig.json', 'scripts', 'packages', 'docs/manual', 'tests/hosts'];
const IGNORED = /(^|\/)(node_modules|dist)$|\.(test|stories)\.tsx?$/;

export async function packedPackages(): Promise<string> {
  const inputs = hashOf(
    INPUTS.map((name) => join(root, name)),
    IGNORED,
  );
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs) return folder;
  await buildPackages();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await runPnpm(['--silent', '-r', '--filter', './packages/*', 'pack', '--pack-destination', folder], root);
  await writeFile(stampFile, inputs);
  return folder;
}

export function tarballOf(name: string): string {
  const { version } = manifestIn(join(root, 'packages', name));
  return `timemap-${name}-${version}.tgz`;
}

export async function runPnpm(parts: readonly string[], from: string): Promise<void> {
  const { packageManager = 'pnpm' } = manifestIn(root);
  const { code, output } = await runChild('npx', ['-y', packageManager, ...parts], {
    folder: from,
    isOutputKept: true,
  });
  if (code !== 0) throw new Error(`pnpm ${parts.join(' ')} failed:\n${output}`);
}

function manifestIn(path: string): { packageManager?: string; version?: string } {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { packageManager?: string };
}

if (import.meta.main) {
  await runProgram(async () => {
    const packed = await packedPackages();
    process.stdout.write(`${PACKAGES.map((name) => join(packed, tarballOf(name))).join('\n')}\n`);
  });
}
