/** Makes the production builds of the apps: `node scripts/app-build.ts` */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash-of.ts';
import { runChild } from './run-child.mjs';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const APPS = ['console', 'embed-host'] as const;
export type AppName = (typeof APPS)[number];

const IGNORED =
  /(^|\/)(node_modules|dist|server|nginx|storybook-static|coverage)$|\.(test|stories)\.tsx?$|\.md$/;

const folderOf = (app: AppName) => join(root, 'apps', app);
export const buildFolderOf = (app: AppName) => join(folderOf(app), 'dist');
const stampFileOf = (app: AppName) => join(root, `node_modules/.cache/timemap/${app}-build`);

export async function buildApp(app: AppName): Promise<boolean> {
  const inputs = hashOf([join(root, 'pnpm-lock.yaml'), folderOf(app), join(root, 'packages')], IGNORED);
  const stampFile = stampFileOf(app);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(app, inputs)) return false;
  const vite = join(
    dirname(createRequire(join(folderOf(app), 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const { code } = await runChild(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    folder: folderOf(app),
    // A test runner sets 'test', which would build React's development version.
    environment: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`apps/${app} could not be built; the lines above say why.`);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stampOf(app, inputs));
  return true;
}

export async function buildApps(): Promise<boolean> {
  let isAnyNew = false;
  for (const app of APPS) isAnyNew = (await buildApp(app)) || isAnyNew;
  return isAnyNew;
}

function stampOf(app: AppName, inputs: string): string {
  return `${inputs} ${hashOf([buildFolderOf(app)])}\n`;
}

if (import.meta.main) {
  await runProgram(async () => {
    process.stdout.write((await buildApps()) ? 'Built.\n' : 'The builds are up to date.\n');
  });
}
