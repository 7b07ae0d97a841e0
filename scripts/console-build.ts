import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../apps/console/server/run-program.ts';
import { runChild } from './run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const consoleFolder = join(root, 'apps/console');
const stampFile = join(root, 'node_modules/.cache/timemap/console-build');

export const BUILD_FOLDER = join(consoleFolder, 'dist');

// Everything that can change the build; tests and stories cannot.
const INPUTS = ['pnpm-lock.yaml', 'apps/console', 'packages'];
const IGNORED =
  /(^|\/)(node_modules|dist|server|nginx|storybook-static|coverage)$|\.(test|stories)\.tsx?$|\.md$/;

/**
 * Makes the production build of the console unless the one that is there was made from the same files.
 * @returns whether it had to be made
 * @throws Error where the build fails; what Vite says has been printed by then
 */
export async function buildConsole(): Promise<boolean> {
  const inputs = hashOf(
    INPUTS.map((name) => join(root, name)),
    IGNORED,
  );
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(inputs)) return false;
  const vite = join(
    dirname(createRequire(join(consoleFolder, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const { code } = await runChild(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    folder: consoleFolder,
    // A test runner says 'test', which would build React's development version.
    environment: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The console could not be built; the lines above say why.');
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stampOf(inputs));
  return true;
}

function stampOf(inputs: string): string {
  return `${inputs} ${hashOf([BUILD_FOLDER])}\n`;
}

function hashOf(paths: readonly string[], ignored?: RegExp): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(path, ignored))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(path: string, ignored?: RegExp): string[] {
  if (ignored?.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name), ignored));
}

if (import.meta.main) {
  await runProgram(async () => {
    const isNew = await buildConsole();
    process.stdout.write(isNew ? 'The console was built.\n' : 'The build of the console is up to date.\n');
  });
}
