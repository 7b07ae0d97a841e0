import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appOf, type RunningHost, startHost } from '../host-program.ts';
import { describeHost } from '../host-tests.ts';
import { useLicense, useRoles } from '../use-screens.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

const script = 'vite/bin/vite.js';
const parts = (port: number) => ['preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)];

// The first test builds the host, and checks its types.
describeHost({ host: 'vite', script, parts, basePath: '/api', isRenderedOnServer: false });

const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(appOf('vite'), 'node_modules', path, 'package.json'), 'utf8')) as {
    version: string;
    peerDependencies: Record<string, string>;
  };

describe('a host whose TanStack Query is the oldest that the kit takes', () => {
  let api: RunningMockServer;
  let running: RunningHost;
  let watched: WatchedPage;

  beforeEach(async () => {
    api = await startMockServer({ basePath: '/api' });
    running = await startHost('vite', script, parts, { API_URL: new URL(api.url).origin });
    watched = await watchedPage(api.server.signIn('globalAdmin'));
  }, 120_000);

  afterEach(async () => {
    await watched.close();
    await running.close();
    await api.close();
    expect(watched.problems).toEqual([]);
  });

  it('has the version that the peers of the kit begin with', () => {
    const range = manifestOf('@timemap/admin-kit').peerDependencies['@tanstack/react-query'];
    expect(range).toBe(`^${manifestOf('@tanstack/react-query').version}`);
  });

  it('shares its own cache with the screens', async () => {
    const { page } = watched;
    const reads = () =>
      api.server.requests().filter(({ operation }) => operation === 'GET /viewprojectusers').length;
    await page.goto(`${running.url}/shared-cache.html`);
    await useLicense(page);
    await useRoles(page);
    await page.getByText('Nothing is loading').waitFor();

    const loaded = reads();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Come back' }).click();
    await page.getByRole('combobox', { name: 'Role of Mia Duarte' }).waitFor();
    expect(reads()).toBe(loaded);

    const again = page.waitForResponse((response) => response.url().includes('/viewprojectusers'));
    await page.getByRole('button', { name: 'Load everything again' }).click();
    await again;
    await page.getByText('Nothing is loading').waitFor();
    expect(reads()).toBe(loaded + 1);
  }, 120_000);
});
