import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMockServer } from '@timemap/admin-mock/node';
import { expect, it, onTestFinished } from 'vitest';
import { runChild } from '../../../scripts/run-child.mjs';
import { appOf, buildHost, environment, startHost } from '../host-program.ts';
import { useLicense } from '../use-screens.ts';
import { watchedPage } from '../watched-page.ts';

const app = appOf('registry');
const program = fileURLToPath(new URL('../../../scripts/registry.ts', import.meta.url));

const NO_COLORS = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
};

async function serve(folder: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const text = await readFile(join(folder, path), 'utf8').catch(() => null);
    response.writeHead(text === null ? 404 : 200, { 'Content-Type': 'application/json' }).end(text ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('gives a host the sources of a screen with the command of shadcn, and they build and work there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'timemap-registry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = await runChild(process.execPath, [program, '--out', folder], { folder: app });
  expect(made.code).toBe(0);
  await mkdir(join(folder, 'r/colors'));
  await writeFile(join(folder, 'r/colors/neutral.json'), JSON.stringify(NO_COLORS));
  const registry = await serve(folder);

  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const name of ['npm', 'pnpm']) {
    await writeFile(join(bin, name), `#!/bin/sh\necho "$@" >> '${join(folder, 'asked')}'\n`);
    await chmod(join(bin, name), 0o755);
  }
  const added = await runChild(
    process.execPath,
    [join(app, 'node_modules/shadcn/dist/index.js'), 'add', '@timemap/license', '--yes'],
    {
      folder: app,
      environment: {
        REGISTRY: registry,
        REGISTRY_URL: `${registry}/r`,
        PATH: `${bin}${delimiter}${environment.PATH}`,
      },
      isOutputKept: true,
      isPrinted: false,
    },
  );
  expect(added.output).toContain('screens/license/license-card.tsx');
  expect(added.code).toBe(0);

  const { dependencies } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).match(/\S+@\S+/g) ?? [];
  const { react: _, 'react-dom': __, ...needed } = dependencies;
  expect(asked.sort()).toEqual(Object.entries(needed).map(([name, range]) => `${name}@${range}`));

  await buildHost('registry');
  const api = await startMockServer({ basePath: '/api' });
  onTestFinished(() => api.close());
  const parts = (port: number) => ['preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)];
  const running = await startHost('registry', 'vite/bin/vite.js', parts, {
    API_URL: new URL(api.url).origin,
  });
  onTestFinished(() => running.close());
  const watched = await watchedPage(api.server.signIn('globalAdmin'));
  onTestFinished(() => watched.close());
  await watched.page.goto(running.url);
  await useLicense(watched.page);
  const facts = watched.page.locator('.ak-license-card-facts');
  expect(await facts.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  expect(watched.problems).toEqual([]);
}, 180_000);
