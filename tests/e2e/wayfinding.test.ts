import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { apartPx, boxOf, movedPx, ROUNDING_PX, untilLoaded, untilTypeface } from './layout.ts';

const site = siteForEachTest();

describe('finding one’s way', () => {
  it('has every section of the staff area on each page, the present one marked and in view at 360 px', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 360, height: 740 });
    await page.goto('/global/whitelist');
    const nav = page.getByRole('navigation', { name: 'Staff area' });
    const current = nav.locator('[aria-current=page]');
    await current.filter({ hasText: 'Whitelist' }).waitFor();
    await expect
      .poll(() => nav.getByRole('link').allTextContents())
      .toEqual([
        'Users',
        'Projects',
        'Enterprise Deals',
        'Coupons',
        'Organizations',
        'Statistics',
        'Whitelist',
      ]);
    const endOf = async () => {
      const { x, width } = await boxOf(current);
      return x + width;
    };
    await expect.poll(endOf).toBeLessThanOrEqual(360 + ROUNDING_PX);
    await untilLoaded(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('calls a page after its record: in the one h1, the crumb and the title', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets/40');
    const headings = () => page.getByRole('heading', { level: 1 }).allTextContents();
    const { message = '' } = site.api.db.tickets.get(40) ?? {};
    await page.getByRole('heading', { level: 1, name: message }).waitFor();
    await untilLoaded(page);
    await expect.poll(headings).toEqual([message]);
    await expect.poll(() => page.title()).toBe('Ticket 40 · Timemap Admin');
    await page.goto('/organizations?organization=2');
    await page.getByRole('heading', { level: 1, name: 'Harbour City Schools' }).waitFor();
    await untilLoaded(page);
    await expect.poll(headings).toEqual(['Harbour City Schools']);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await crumbs.getByText('Harbour City Schools').waitFor();
    await expect.poll(() => page.title()).toBe('Harbour City Schools · Timemap Admin');
  });

  it.each([
    ['/tickets/99999', 'Ticket not found', 'All Tickets'],
    ['/global/users/99999', 'User not found', 'All Users'],
    ['/global/enterprisedeals/99999', 'Not Found', 'Enterprise Deals'],
  ])('leads back from %s, which does not exist', { tags: 'long' }, async (address, heading, back) => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await untilLoaded(page);
    await page.getByRole('main').getByRole('link', { name: back }).last().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(address.replace('/99999', ''));
  });

  it('selects a new root organization', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/organizations');
    await page.getByRole('button', { name: 'Create New Root Organization' }).click();
    await page.getByRole('textbox', { name: 'Organization name' }).fill('Aardvark College');
    await page.getByRole('textbox', { name: /^Owner/ }).fill('mia');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Aardvark College' }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('organization')).toMatch(/^\d+$/);
  });

  it('says why someone was sent away from an organization', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    site.api.use(fail('GET /organizations/{id}', 'User does not have access to organization'));
    await page.goto('/organizations/users/2');
    await page.getByText('You do not have access to that organization.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/organizations');
  });
});

describe('the way back', () => {
  it('leads to the place in the page and in its list, and a new page begins at its top', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1000, height: 500 });
    await page.goto('/global/users');
    const link = page
      .getByRole('row')
      .last()
      .getByRole('link', { name: /^Manage/ });
    await link.scrollIntoViewIfNeeded();
    const places = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('main table')?.parentElement].map(
          (scrolled) => scrolled?.scrollTop ?? 0,
        ),
      );
    // The counts of the facets arrive later and can take a second line.
    await page.getByRole('group', { name: 'Show only' }).getByRole('button').first().waitFor();
    await untilLoaded(page);
    await untilTypeface(page);
    // A click may scroll the link out from under something first; Enter does not.
    await link.focus();
    const left = await places();
    expect(left.every((top) => top > 100)).toBe(true);
    const moved = async () => movedPx(await places(), left);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Activity' }).waitFor();
    await expect.poll(async () => (await places())[0]).toBe(0);
    await page.goBack();
    await link.waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(ROUNDING_PX);
    await page.getByRole('row').last().locator('a:focus').waitFor();
    await page
      .getByRole('navigation', { name: 'Staff area' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
    await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Users' }).click();
    await link.waitFor();
    await expect.poll(async () => (await places())[1]).toBe(0);
  });
});

describe('single keys', () => {
  it('go to the filter, to the list of keys and to a section, and to nothing once they are off', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/tickets/40');
    await page.getByRole('button', { name: 'Set Resolved' }).waitFor();
    // Both at once: the shortcut expects its second key within 1.5 s.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press('u')]);
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/global/users');
    expect(site.api.requests().filter(({ method }) => method !== 'GET')).toEqual([]);

    await page.keyboard.press('/');
    const filter = page.getByRole('searchbox').first();
    await expect.poll(() => filter.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('g?');
    await expect.poll(() => filter.inputValue()).toBe('g?');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await help.getByText('Go to the filter').waitFor();
    await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.keyboard.press('?');
    // Keys are handled in order, so once this one has been handled, so have the others.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/global/users');
  });
});

describe('the palette right after login', () => {
  it('finds a user that no page has loaded, and remembers the pick over a reload', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/stats');
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('uma');
    await page.getByRole('group', { name: 'Users' }).getByRole('option').first().click();
    await page.waitForURL(/\/global\/users\/\d+$/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /uma/i }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /uma/i }).waitFor();
  });

  it('keeps its size when lists fail to load', async () => {
    site.api.use(fail('GET /global/users', 'The server is busy'));
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true, width: 360 });
    await page.goto('/stats');
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or run a command' });
    await palette.getByRole('option').first().waitFor();
    await untilTypeface(page);
    const before = await boxOf(palette);
    await page.keyboard.type('uma');
    await palette.getByRole('alert').filter({ hasText: 'Could not load users' }).waitFor();
    await expect.poll(() => apartPx(palette, before)).toBeLessThanOrEqual(ROUNDING_PX);
  });
});
