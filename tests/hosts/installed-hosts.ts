import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { PACKAGES } from '../../scripts/build-packages.ts';
import { packedPackages, runPnpm, tarballOf } from '../../scripts/packed-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    hosts: string;
    hostBrowser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hosts = await realpath(await mkdtemp(join(tmpdir(), 'timemap-hosts-')));
  const remove = () => rm(hosts, { recursive: true, force: true });
  try {
    await install(hosts);
    const { executablePath, args } = browserLaunchOptions();
    const browser = await chromium.launchServer({
      executablePath,
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    });
    project.provide('hosts', hosts);
    project.provide('hostBrowser', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function install(hosts: string): Promise<void> {
  const tarballs = await packedPackages();
  await cp(import.meta.dirname, hosts, {
    recursive: true,
    filter: (path) => !/[/\\](node_modules|dist|build|\.next|\.react-router)$|\.test\.ts$/.test(path),
  });
  await copyWithNewestCache(hosts);
  await mkdir(join(hosts, 'tarballs'));
  for (const name of PACKAGES) {
    await copyFile(join(tarballs, tarballOf(name)), join(hosts, 'tarballs', `${name}.tgz`));
  }
  await runPnpm(['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter', 'append-only'], hosts);
}

/** One host has the oldest supported TanStack Query, its copy the newest. */
async function copyWithNewestCache(hosts: string): Promise<void> {
  const NAME = '@tanstack/react-query';
  const manifestAt = async (path: string) =>
    JSON.parse(await readFile(path, 'utf8')) as Record<string, Record<string, string>>;
  await cp(join(hosts, 'vite'), join(hosts, 'vite-newest'), { recursive: true });
  const path = join(hosts, 'vite-newest/app/package.json');
  const manifest = await manifestAt(path);
  const workspace = await manifestAt(fileURLToPath(new URL('../../package.json', import.meta.url)));
  const dependencies = { ...manifest.dependencies, [NAME]: workspace.devDependencies?.[NAME] };
  await writeFile(path, JSON.stringify({ ...manifest, name: 'host-vite-newest', dependencies }));
}
