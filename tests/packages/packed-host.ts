import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { PACKAGES } from '../../scripts/build-packages.ts';
import { packedPackages, tarballOf } from '../../scripts/packed-packages.ts';
import { runChild } from '../../scripts/run-child.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const HOST_MODULES = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'msw',
];

declare module 'vitest' {
  interface ProvidedContext {
    host: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const host = await realpath(await mkdtemp(join(tmpdir(), 'timemap-host-')));
  const remove = () => rm(host, { recursive: true, force: true });
  try {
    await install(host);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('host', host);
  return remove;
}

async function install(host: string): Promise<void> {
  const tarballs = await packedPackages();
  for (const name of PACKAGES) await unpack(host, join(tarballs, tarballOf(name)), name);
  for (const name of PACKAGES) await linkDependencies(host, name);
  for (const name of HOST_MODULES) await link(host, name, join(root, 'node_modules', name));
}

async function unpack(host: string, tarball: string, name: string): Promise<void> {
  const folder = join(host, 'node_modules/@timemap', name);
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1']);
}

async function linkDependencies(host: string, name: string): Promise<void> {
  const { dependencies } = manifestIn(join(host, 'node_modules/@timemap', name));
  const map = name === 'admin-kit' ? ['leaflet', 'react-leaflet'] : [];
  for (const dependency of [...Object.keys(dependencies ?? {}), ...map]) {
    if (dependency.startsWith('@timemap/')) continue;
    await link(host, dependency, join(root, 'packages', name, 'node_modules', dependency));
  }
}

async function link(host: string, name: string, target: string): Promise<void> {
  const path = join(host, 'node_modules', name);
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  await symlink(await realpath(target), path, 'junction');
}

async function run(command: string, parts: readonly string[]): Promise<void> {
  const { code, output } = await runChild(command, parts, { folder: root, isOutputKept: true });
  if (code !== 0) throw new Error(`${command} ${parts.join(' ')} failed:\n${output}`);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
