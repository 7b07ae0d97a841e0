import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

const nameOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1];

function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request.url());
    if (name !== undefined) names.push(name);
  });
  return names;
}

async function hold(
  page: Page,
  url: string | RegExp,
): Promise<{ isAsked: () => boolean; letGo: () => void }> {
  let held: Route[] | null = [];
  let isAsked = false;
  await page.route(url, (route) => {
    isAsked = true;
    if (held === null) return route.continue();
    held.push(route);
  });
  return {
    isAsked: () => isAsked,
    letGo: () => {
      for (const route of held ?? []) void route.continue();
      held = null;
    },
  };
}

describe('the first view', () => {
  it.each([
    ['/organizations', 'organizations-page', '**/organizations/admin/all?*', 8],
    ['/global', 'global-page', '**/support/unresolved', 12],
    ['/global/users', 'users-page', '**/global/users', 11],
  ])(
    'of %s fetches its scripts while the session is asked for, and no others before its data',
    async (path, script, read, most) => {
      const page = await site.newPage({ account: 'globalAdmin' });
      const scripts = scriptsOf(page);
      const session = await hold(page, `${site.apiUrl}/userinfo`);
      const data = await hold(page, `${site.apiUrl}${read.slice(2)}`);
      await page.goto(path);
      await expect.poll(() => scripts).toEqual(expect.arrayContaining(['console', 'router', script]));
      await expect.poll(session.isAsked).toBe(true);
      session.letGo();
      await expect.poll(data.isAsked).toBe(true);
      expect(scripts.length <= most ? [] : scripts).toEqual([]);
      expect(scripts.filter((name) => name.startsWith('palette'))).toEqual([]);
      data.letGo();
      await expect.poll(() => scripts).toContain('palette-results');
    },
  );

  it('of the login page fetches neither router nor shell before the form is there', async () => {
    const page = await site.newPage();
    const scripts = scriptsOf(page);
    await page.route(/\/(console|router)-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/organizations');
    await page.getByLabel('Username or email').waitFor();
    expect(scripts.filter((name) => name !== 'console' && name !== 'router')).toHaveLength(4);
    // The console loads behind the form, and the test blocks it on purpose.
    await expect.poll(async () => (await site.takeProblems()).length).toBeGreaterThan(0);
  });

  it('says so in words where the scripts are lost', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.route(/\/react-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/organizations');
    await page.getByRole('alert').getByText('The console could not be loaded.').waitFor();
    await expect.poll(async () => (await site.takeProblems()).length).toBeGreaterThan(0);
  });
});

describe('the script of a page', () => {
  it('is there before somebody goes there, once the page before was idle', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const scripts = scriptsOf(page);
    await page.goto('/organizations');
    await expect.poll(() => scripts).toEqual(expect.arrayContaining(['users-page', 'table', 'tickets-page']));
    await page.waitForLoadState('networkidle');
    scripts.length = 0;
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(scripts.filter((name) => name.endsWith('-page') || name === 'table')).toEqual([]);
  });

  it.each(['hover', 'focus'] as const)(
    'is fetched at %s on its link, where a page is never idle',
    async (intent) => {
      const page = await site.newPage({ account: 'globalAdmin' });
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      const scripts = scriptsOf(page);
      await page.goto('/organizations');
      await page.getByRole('treeitem').first().waitFor();
      expect(scripts).not.toContain('users-page');
      await page.getByRole('link', { name: 'Users', exact: true })[intent]();
      await expect.poll(() => scripts).toContain('users-page');
    },
  );
});
