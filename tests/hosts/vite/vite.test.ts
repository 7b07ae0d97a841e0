import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appOf, buildHost, type RunningHost, startHost } from '../host-program.ts';
import { describeHost } from '../host-tests.ts';
import { repeatedIds, useLicense, useRoles } from '../use-screens.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

const script = 'vite/bin/vite.js';
const parts = (port: number) => ['preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)];

describeHost({ host: 'vite', script, parts, basePath: '/api', isRenderedOnServer: false });

const manifestOf = (host: string, name: string) =>
  JSON.parse(readFileSync(join(appOf(host), 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    peerDependencies: Record<string, string>;
  };

describe.each([
  ['oldest', 'vite'],
  ['newest', 'vite-newest'],
])('a host whose TanStack Query is the %s that the kit takes', (age, host) => {
  let api: RunningMockServer;
  let running: RunningHost;
  let watched: WatchedPage;

  beforeAll(async () => {
    await buildHost(host);
  }, 300_000);

  beforeEach(async () => {
    api = await startMockServer({ basePath: '/api' });
    running = await startHost(host, script, parts, { API_URL: new URL(api.url).origin });
    watched = await watchedPage(api.server.signIn('globalAdmin'));
  }, 120_000);

  afterEach(async () => {
    await watched.close();
    await running.close();
    await api.close();
    expect(watched.problems).toEqual([]);
  });

  const reads = () =>
    api.server.requests().filter(({ operation }) => operation === 'GET /viewprojectusers').length;

  it('has a version that the peers of the kit name', () => {
    const range = manifestOf(host, '@timemap/admin-kit').peerDependencies['@tanstack/react-query'];
    const { version } = manifestOf(host, '@tanstack/react-query');
    if (age === 'oldest') expect(range).toBe(`^${version}`);
    else expect(Number(version.split('.')[1])).toBeGreaterThan(52);
  });

  it('shares its own cache with the screens', async () => {
    const { page } = watched;
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

  it('keeps its own cache next to that of the screens', async () => {
    const { page } = watched;
    await page.goto(`${running.url}/shared-cache.html?own`);
    await page.getByText('Answers to the host: 1').waitFor();
    await useLicense(page);
    await useRoles(page);

    const loaded = reads();
    await page.getByRole('button', { name: 'Load everything again' }).click();
    await page.getByText('Answers to the host: 2').waitFor();
    expect(reads()).toBe(loaded);
    await page.getByRole('combobox', { name: 'Role of Mia Duarte' }).waitFor();
  }, 120_000);
});

describe('a host with its own looks, words, requests and controls', () => {
  let api: RunningMockServer;
  let running: RunningHost;
  let watched: WatchedPage;

  beforeEach(async () => {
    api = await startMockServer({ basePath: '/api' });
    running = await startHost('vite', script, parts, { API_URL: new URL(api.url).origin });
    watched = await watchedPage('');
    const value = api.server.signIn('globalAdmin');
    await watched.page
      .context()
      .addCookies([{ name: 'host-session', value, url: running.url, httpOnly: true }]);
    await watched.page.goto(`${running.url}/cases.html`);
  }, 120_000);

  afterEach(async () => {
    await watched.close();
    await running.close();
    await api.close();
    expect(watched.problems).toEqual([]);
  });

  const card = () => watched.page.locator('#one .ak-license-card');

  it('has German words, right to left, its brand and the dark of its page', async () => {
    const button = card().getByRole('button', { name: 'Lizenz deaktivieren' });
    await button.waitFor();
    const looks = await card().evaluate((element) => {
      const { direction, color } = getComputedStyle(element);
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = 'var(--ak-accent-text)';
      const accent = getComputedStyle(probe).color;
      probe.className = 'ak-icon--directional';
      const icons = getComputedStyle(probe).transform;
      probe.remove();
      return { direction, isDark: Number(color.match(/\d+/)?.[0]) > 127, accent, icons };
    });
    // Vite rewrites the sheet for old browsers.
    expect(looks).toMatchObject({ direction: 'rtl', isDark: true, icons: 'matrix(-1, 0, 0, 1, 0, 0)' });
    // The hue of #0f766e.
    expect(Number(/([\d.]+)\)$/.exec(looks.accent)?.[1])).toBeCloseTo(186, -1);
  });

  it('keeps its session in a cookie, and sends its own header with each call', async () => {
    await card().getByRole('button', { name: 'Lizenz deaktivieren' }).click();
    await card().getByRole('button', { name: 'Lizenz aktivieren' }).waitFor();
    expect(api.server.requests().map(({ operation }) => operation)).toContain('POST /licenses/toggle');
  });

  it('adds an action, hides a control, and has its own markup on a hook in a second root', async () => {
    const { page } = watched;
    await card().getByRole('button', { name: 'Our contract' }).waitFor();
    await card().getByRole('button', { name: 'Lizenz deaktivieren' }).waitFor();
    expect(
      await card()
        .getByRole('button', { name: /entziehen|widerrufen/i })
        .count(),
    ).toBe(0);
    await page.getByText('Own markup: on').waitFor();
    await page.getByRole('button', { name: 'Switch' }).click();
    await page.getByText('Own markup: off').waitFor();
    expect(await repeatedIds(page)).toEqual([]);
  });

  it('has a table alone, without a provider', async () => {
    const table = watched.page.getByRole('table', { name: /^Harbours/ });
    await table.getByRole('button', { name: /Harbour/ }).click();
    await table.getByRole('button', { name: /Harbour/ }).click();
    await expect.poll(() => table.getByRole('row').nth(1).textContent()).toContain('Visby');
  });

  it('has a screen in a frame, with its dialog there', async () => {
    const frame = watched.page.frameLocator('#three');
    await frame.getByRole('button', { name: 'Lizenz widerrufen' }).click();
    await frame.getByRole('dialog').or(frame.getByRole('alertdialog')).waitFor();
    expect(await watched.page.locator('.ak-dialog').count()).toBe(0);
  });
});
