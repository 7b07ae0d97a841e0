import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildHost, type RunningHost, startHost } from './host-program.ts';
import { readTicket, repeatedIds, tooNarrow, useLicense, useRoles, useStatistics } from './use-screens.ts';
import { type WatchedPage, watchedPage } from './watched-page.ts';

export interface HostTests {
  host: string;
  script: string;
  parts: (port: number) => readonly string[];
  basePath?: string;
  isRenderedOnServer: boolean;
  isServedFromSource?: boolean;
  /** Only React's development build reports differences between server and browser. @default 'production' */
  mode?: 'production' | 'development';
}

const expectedWrites = [
  { operation: 'POST /licenses/toggle', body: { licenseKey: '5001' } },
  { operation: 'POST /changepermissions', body: { projectid: 1, userid: 3, access_role: 0 } },
];

const screens = ['license-card', 'project-roles-panel', 'stats-cards', 'ticket-detail'];

export function describeHost(options: HostTests): void {
  const {
    host,
    script,
    parts,
    basePath = '',
    isRenderedOnServer,
    mode = 'production',
    isServedFromSource = false,
  } = options;
  describe(`a host built with ${host} for ${mode}`, () => {
    let api: RunningMockServer;
    let running: RunningHost;
    let watched: WatchedPage;
    let sessionId: string;

    beforeAll(async () => {
      if (!isServedFromSource) await buildHost(host, mode);
    }, 300_000);

    beforeEach(async () => {
      api = await startMockServer({ basePath });
      const environment = { API_URL: new URL(api.url).origin, NODE_ENV: mode };
      running = await startHost(host, script, parts, environment);
      sessionId = api.server.signIn('globalAdmin');
      watched = await watchedPage(sessionId);
    }, 300_000);

    afterEach(async () => {
      await watched.close();
      await running.close();
      await api.close();
      expect(watched.problems).toEqual([]);
      expect(running.complaints().trim()).toBe('');
    });

    const writes = () =>
      api.server
        .requests()
        .filter(({ method }) => method !== 'GET')
        .map(({ operation, body }) => ({ operation, body }));

    it('works with license, members, statistics and a ticket, without a word on the console', async () => {
      const { page } = watched;
      await page.goto(running.url);
      await useLicense(page);
      await useRoles(page);
      await useStatistics(page);
      await readTicket(page);
      expect(writes()).toEqual(expectedWrites);
      expect(await tooNarrow(page)).toEqual([]);
    }, 300_000);

    it('has each screen twice on a page, and both work', async () => {
      const { page } = watched;
      await page.goto(`${running.url}/twice`);
      for (const screen of screens) {
        await page.locator(`.ak-${screen}`).nth(1).waitFor();
        await expect.poll(() => page.locator(`.ak-${screen}`).count()).toBe(2);
      }
      await useStatistics(page, 0);
      await useStatistics(page, 1);
      await readTicket(page, 1);
      await useRoles(page, 1);
      await useLicense(page, 1);
      expect(await repeatedIds(page)).toEqual([]);
      expect(writes()).toEqual(expectedWrites.toReversed());
      await page
        .locator('.ak-license-card')
        .nth(0)
        .getByRole('button', { name: 'Disable License' })
        .waitFor();
    }, 300_000);

    if (!isRenderedOnServer) return;
    it('sends the screens with the page, before any script runs', async () => {
      const html = await (await fetch(running.url)).text();
      expect(screens.filter((screen) => !html.includes(`ak-root ak-${screen}`))).toEqual([]);
      expect(api.server.requests()).toEqual([]);
    });

    it('sends what the server read with the page, and reads nothing again in the browser', async () => {
      const { page } = watched;
      await page.context().addCookies([{ name: 'cv-sid', value: sessionId, url: running.url }]);
      // A development server compiles the page first.
      const answer = await page.goto(`${running.url}/prefetched`, { timeout: 240_000 });
      const html = await answer?.text();
      expect(html).toContain('>Disable License<');
      expect(html).toContain('aria-label="Role of Mia Duarte"');
      expect(html).toMatch(/aria-label="(Make Admin|Revoke Admin)[^"]*"/);
      // A click before the scripts run does nothing.
      const dialog = page.getByRole('dialog');
      const button = page.locator('.ak-org-users-panel .ak-button', { hasText: 'Add User' });
      await expect
        .poll(
          async () => {
            if (!(await dialog.isVisible())) await button.click({ timeout: 1000 }).catch(() => {});
            return dialog.isVisible();
          },
          { timeout: 60_000, interval: 1000 },
        )
        .toBe(true);
      const reads = api.server.requests().map(({ operation }) => operation);
      expect(reads.sort()).toEqual([
        'GET /getprojectusergroups',
        'GET /licenses/{orgId}',
        'GET /organizations/{id}',
        'GET /organizations/{id}/users',
        'GET /viewprojectusers',
      ]);
    }, 300_000);
  });
}
