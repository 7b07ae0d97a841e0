import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { apartPx, boxOf, nextFrames, ROUNDING_PX, resize, untilLoaded, untilTypeface } from './layout.ts';

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
    ['/global', 'home', '**/support/unresolved', 9],
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
      const waitedFor = scripts.filter((name) => name !== 'realtime-socket');
      expect(waitedFor.length <= most ? [] : waitedFor).toEqual([]);
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
    const later = ['console', 'router', 'product'];
    expect(scripts.filter((name) => !later.includes(name))).toHaveLength(5);
    await expect.poll(async () => (await site.takeProblems()).length).toBeGreaterThan(0);
  });

  it.each([
    ['/organizations', 'globalAdmin', ['GET /userinfo', 'GET /organizations/admin/all']],
    ['/organizations', 'member', ['GET /userinfo', 'GET /organizations']],
    ['/global/users', 'globalAdmin', ['GET /userinfo', 'GET /global/users']],
    ['/global/users', 'member', ['GET /userinfo']],
  ] as const)(
    'of %s asks for a %s what it needs before its scripts are there, and asks it once',
    async (path, account, calls) => {
      const page = await site.newPage({ account });
      const operations = () => site.api.requests().map(({ operation }) => operation);
      const scripts = await hold(page, /\/(console|router|react)-[\w-]{8}\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(operations).toEqual(calls);
      scripts.letGo();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const call of calls)
        expect(operations().filter((operation) => operation === call)).toHaveLength(1);
    },
  );

  it.each([
    ['light', 'ltr', {}],
    ['dark', 'ltr', { theme: 'dark' }],
    ['light', 'rtl', { language: 'ar' }],
  ] as const)(
    'shows the shapes of its page before its scripts, %s and %s, and nothing jumps',
    async (...row) => {
      const [scheme, direction, { theme, language }] = row as [
        string,
        string,
        Record<string, string | undefined>,
      ];
      const page = await site.newPage({ account: 'globalAdmin' });
      await page.addInitScript(
        ([kept, spoken]) => {
          if (kept !== undefined) sessionStorage.setItem('theme', kept);
          if (spoken !== undefined) localStorage.setItem('cv-language', spoken);
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              shifts.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        },
        [theme, language],
      );
      const scripts = await hold(page, /\/(index|view|console|router|react)-[\w-]{8}\.js$/);
      const data = await hold(page, `${site.apiUrl}/global/users`);
      await page.goto('/global/users', { waitUntil: 'commit' });
      const view = page.locator('#first-view');
      await view.getByText('Timemap Admin').waitFor();
      await expect
        .poll(() => view.getByText('Users', { exact: true }).count())
        .toBe(direction === 'ltr' ? 2 : 0);
      const section = view.getByText('Enterprise Deals', { exact: true });
      const place = direction === 'ltr' ? (await boxOf(section)).x : null;
      const root = page.locator(`html[dir=${direction}]`);
      await root.waitFor();
      await expect
        .poll(() => root.evaluate((element) => getComputedStyle(element).colorScheme))
        .toContain(scheme);
      scripts.letGo();
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      await view.waitFor({ state: 'detached' });
      await root.waitFor();
      if (place !== null) {
        const link = page.getByRole('link', { name: 'Enterprise Deals', exact: true });
        const padding = await link.evaluate((element) =>
          Number.parseFloat(getComputedStyle(element).paddingInlineStart),
        );
        await expect.poll(() => apartPx(link, { x: place - padding })).toBeLessThanOrEqual(ROUNDING_PX);
      }
      await page.getByRole('columnheader').first().waitFor();
      await nextFrames(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
      data.letGo();
    },
  );

  it('says so in words where the scripts are lost', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.route(/\/react-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/organizations');
    await page.getByRole('alert').getByText('The console could not be loaded.').waitFor();
    await expect.poll(async () => (await site.takeProblems()).length).toBeGreaterThan(0);
  });
});

const OF_HOME = '/(support/unresolved|enterprise|global/users|organizations/admin/all.*)$';
const WIDE = [1440, 1000, 720];
const ALL = [...WIDE, 360];

it('a later visit has its typeface before its data, so that no text changes its shape', async () => {
  const page = await site.newPage({ account: 'globalAdmin' });
  await page.goto('/global/users');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cv-typeface'))).toBe('yes');
  const data = await hold(page, `${site.apiUrl}/global/users`);
  await page.reload();
  await page.getByRole('columnheader', { name: 'Username' }).waitFor();
  await untilTypeface(page);
  await page.locator('main .ak-skeleton').first().waitFor();
  data.letGo();
});

describe('a page whose data is late', () => {
  type Late = readonly [
    path: string,
    read: string,
    widths: readonly number[],
    role: Role,
    name: string | RegExp,
    lateRole: Role,
    late: string | RegExp,
  ];
  type Role = Parameters<Page['getByRole']>[0];
  const pages: readonly Late[] = [
    ['/global/users', '/global/users$', WIDE, 'columnheader', 'Username', 'group', 'Show only'],
    ['/organizations?organization=2', '/licenses/2$', WIDE, 'heading', 'Sub-organizations', 'meter', 'Seats'],
  ];
  const otherPages: readonly Late[] = [
    ['/tickets', '/support/$', WIDE, 'columnheader', 'ID', 'button', /^Views/],
    ['/organizations/users/2', '.*/2/users$', ALL, 'table', /^Users/, 'rowheader', /./],
    ['/organizations/projects/2', '.*/2/projects$', ALL, 'table', /^Projects/, 'rowheader', /./],
    ['/global', OF_HOME, WIDE, 'heading', 'Sections', 'link', /^#\d/],
    ['/stats', '.*/stats/general$', ALL, 'region', 'Growth', 'button', /^Export General/],
  ];
  const keepsPlace = async (...[path, read, widths, role, name, lateRole, late]: Late) => {
    const page = await site.newPage({ account: 'globalAdmin', height: 700 });
    const data = await hold(page, new RegExp(`^${site.apiUrl}${read}`));
    await page.goto(path);
    const below = page.getByRole(role, { name }).first();
    await below.waitFor();
    const before = new Map<number, number>();
    for (const width of widths) {
      await resize(page, width, 700);
      before.set(width, (await boxOf(below)).y);
    }
    data.letGo();
    const arrived = page.getByRole(lateRole, { name: late }).first();
    await (late === 'Show only' ? arrived.getByRole('button').first() : arrived).waitFor();
    await untilLoaded(page);
    for (const [width, y] of before) {
      await resize(page, width, 700);
      await expect
        .poll(() => apartPx(below, { y }), { message: `at ${width} px` })
        .toBeLessThanOrEqual(ROUNDING_PX);
    }
  };
  const inPlace = 'at %s keeps in place what is below the data and its tools';
  it.each(pages)(inPlace, keepsPlace);
  it.each(otherPages)(inPlace, { tags: 'long' }, keepsPlace);
});

describe('the script of a page', () => {
  it('is loaded before someone opens it, once the page before was idle', async () => {
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
