import { readFileSync } from 'node:fs';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningHost, startHost } from '../host-program.ts';
import { describeHost } from '../host-tests.ts';
import { useRoles } from '../use-screens.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

const securityPage = readFileSync(new URL('../../../docs/manual/security.mdx', import.meta.url), 'utf8');

const script = '../serve.mjs';

describeHost({ host: 'no-bundler', script, parts: () => [], isRenderedOnServer: false });

describe('a page without a bundler', () => {
  let api: RunningMockServer;
  let running: RunningHost;
  let watched: WatchedPage;

  beforeEach(async () => {
    api = await startMockServer();
    running = await startHost('no-bundler', script, () => [], { API_URL: api.url });
    watched = await watchedPage(api.server.signIn('globalAdmin'));
  });

  afterEach(async () => {
    await watched.close();
    await running.close();
    await api.close();
    expect(watched.problems).toEqual([]);
  });

  it('loads React with the first screen that is configured, and the map with the first map', async () => {
    const { page } = watched;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/userinfo', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/userinfo');
    await page.goto(`${running.url}/projects`);
    await asked;
    expect(scripts.filter((path) => path.includes('/parts/core-'))).toEqual([]);
    expect(await page.locator('ak-org-projects-panel').textContent()).toBe('The projects are on their way.');
    goOn();
    await page.getByRole('row').filter({ hasText: 'Harbour Walk' }).waitFor();

    await page.getByRole('button', { name: 'Create Project' }).click();
    const kind = page.getByRole('dialog').getByLabel('Map type');
    await kind.waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => path.includes('/project-map-'))).toEqual([]);
    await kind.selectOption('Map');
    await page.getByRole('application', { name: 'Map' }).waitFor();
    expect(scripts.filter((path) => path.includes('/project-map-'))).toHaveLength(1);
  }, 60_000);

  it('runs under the policy that the manual gives, without a single source more', async () => {
    const [, documented = ''] = /```text\n(default-src [^`]*)```/.exec(securityPage) ?? [];
    const sources = documented
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace('<api>', api.url)
      .replace('<tiles>', "'self'");
    const sent = (await fetch(running.url)).headers.get('Content-Security-Policy') ?? '';
    expect(sent.split('; ').toSorted()).toEqual(sources.split('; ').toSorted());
  });

  it('shows a map under that policy, drops its tiles, and leaves the page its own L', async () => {
    const { page } = watched;
    await page.addInitScript(() => {
      Object.assign(window, { L: 'of the page' });
    });
    await page.goto(`${running.url}/projects`);
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.getByRole('dialog').getByLabel('Map type').selectOption('Map');
    const tiles = page.getByRole('application', { name: 'Map' }).locator('img');
    await expect.poll(() => tiles.evaluateAll(areAllPainted)).toBe(true);
    // Leaflet shows an image of `data:` to remove old tiles.
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => tiles.first().getAttribute('src')).toMatch(/^\/tiles\/2\//);
    expect(await page.evaluate(() => Reflect.get(window, 'L'))).toBe('of the page');
  }, 60_000);

  it('shows a ticket, and follows its attribute to another', async () => {
    const { page } = watched;
    await page.goto(`${running.url}/ticket`);
    await page.locator('.ak-ticket-detail').getByRole('heading').first().waitFor();
    const another = page.waitForRequest('**/support/8');
    await page.locator('ak-ticket-detail').evaluate((element) => element.setAttribute('ticket-id', '8'));
    await another;
  }, 60_000);

  it('works in a shadow root of the host, with overlays and sheet', async () => {
    const { page } = watched;
    await page.goto(`${running.url}/shadow`);
    await useRoles(page);
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((node) => node.getRootNode() instanceof ShadowRoot)).toBe(true);
    expect(await dialog.evaluate((node) => getComputedStyle(node).borderRadius)).not.toBe('0px');
    expect(await page.evaluate(() => document.querySelectorAll('.ak-root').length)).toBe(0);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      await dialog.locator(':focus').waitFor();
    }
  }, 60_000);
});

function areAllPainted(images: readonly Element[]): boolean {
  return images.length > 0 && images.every((image) => (image as HTMLImageElement).naturalWidth > 0);
}
