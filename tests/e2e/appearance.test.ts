import { AxeBuilder } from '@axe-core/playwright';
import { drop } from '@timemap/admin-mock/scenarios';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { clippedTexts, widenText } from '../../.storybook/clipped-texts.ts';
import { siteForAllTests } from './harness.ts';

const site = siteForAllTests();

const pages = [
  ['/', 'Global Admin'],
  ['/organizations?organization=2', 'Harbour City Schools'],
  ['/global/users', 'Users'],
  ['/global/users/5', /./],
  ['/global/enterprisedeals/1', /./],
  ['/global/coupons', 'Coupons'],
  ['/global/whitelist', 'Whitelist'],
  ['/tickets/40', 'Ticket 40'],
] as const;

async function open(address: string, name: string | RegExp): Promise<Page> {
  const page = await site.newPage({ account: 'globalAdmin', forcedColors: 'active', hasApiFailures: true });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  return page;
}

it.each(pages)(
  '%s is readable in forced colors, with wider text and on small screens',
  async (address, name) => {
    const page = await open(address, name);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    for (const [width, height] of [
      // 400 % of a window of 1280 by 1024.
      [320, 256],
      // A phone in landscape.
      [844, 390],
      // 200 % of a window of 1280 by 1024.
      [640, 512],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
      expect(await page.evaluate(clippedTexts), `at ${width} px`).toEqual([]);
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(hiddenFocus)).toBeNull();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(widenText);
    expect(await page.evaluate(clippedTexts)).toEqual([]);
  },
);

async function smallTargets(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: /^More about /, expanded: false });
  if ((await more.count()) > 0) await more.first().click();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  for (const x of [left + 2, (left + right) / 2, right - 2]) {
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const shown = document.elementFromPoint(x, y);
      if (shown && (focused.contains(shown) || shown.closest('label')?.contains(focused))) return null;
    }
  }
  return focused.outerHTML.slice(0, 200);
}

it.each(pages)(
  '%s begins at the edge of the navigation in a very wide window, and a table is as wide as it',
  async (address, name) => {
    const page = await open(address, name);
    await page.setViewportSize({ width: 2560, height: 1200 });
    const { isTable, rooms } = await page.evaluate(() => {
      const main = document.querySelector('#console main') as HTMLElement;
      const { left, right } = main.getBoundingClientRect();
      const { paddingInlineStart } = getComputedStyle(main);
      const rooms = [...main.children]
        .filter((child) => !child.matches('.console-section-nav'))
        .map((child) => child.getBoundingClientRect())
        .map((own) =>
          [own.left - left, right - own.right].map((px) => Math.round(px - parseFloat(paddingInlineStart))),
        );
      return { isTable: main.dataset.width === 'window', rooms };
    });
    expect(rooms.length).toBeGreaterThan(1);
    for (const [before = 0, after] of rooms) {
      expect(before).toBe(0);
      if (isTable) expect(after).toBe(0);
      else expect(after).toBeGreaterThan(200);
    }
  },
);

it.each(['/global/users', '/global/whitelist'])(
  '%s keeps its rows in place when one is selected, and the actions for it in sight',
  async (path) => {
    for (const width of [1280, 360]) {
      const page = await site.newPage({ account: 'globalAdmin', width });
      await page.goto(path);
      const select = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
      await select.waitFor();
      const before = await select.boundingBox();
      await select.click();
      const clear = page.getByRole('button', { name: 'Clear selection' });
      await clear.waitFor();
      expect(await select.boundingBox(), `${width} px`).toEqual(before);
      const { bottom, height } = await clear.evaluate((button) => ({
        bottom: button.getBoundingClientRect().bottom,
        height: innerHeight,
      }));
      expect(bottom, `${width} px`).toBeLessThanOrEqual(height);
      await page.close();
    }
  },
);

it('the activity covers a table that scrolls sideways', async () => {
  const page = await site.newPage({ account: 'globalAdmin', width: 720 });
  await page.goto('/global/users');
  await page.locator('.ak-data-table-frame[data-scrolls]').waitFor();
  await page.getByRole('button', { name: 'Activity' }).click();
  const drawer = page.getByRole('dialog', { name: 'Activity' });
  await drawer.getByRole('heading', { name: 'Activity' }).waitFor();
  const head = await page.locator('.ak-data-table-head').boundingBox();
  const isOver = (element: Element, y: number) => {
    const { left, width } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map((share) =>
      element.contains(document.elementFromPoint(left + share * width, y)),
    );
  };
  const y = (head?.y ?? 0) + (head?.height ?? 0) / 2;
  expect(await drawer.evaluate(isOver, y)).toEqual([true, true, true]);
});

it('a failed refresh of a growth chart is shown above it, as wide as it', async () => {
  const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
  await page.goto('/stats');
  const growth = page.getByRole('region', { name: 'Growth' });
  const chart = growth.getByRole('figure', { name: 'Users' });
  await chart.waitFor();
  site.api.use(drop('GET /global/users'));
  await growth.getByRole('button', { name: /^Refresh/ }).click();
  const alert = growth.getByRole('alert').or(growth.locator('.ak-alert')).first();
  await alert.waitFor();
  const [above, below] = [await alert.boundingBox(), await chart.boundingBox()];
  expect(above).toMatchObject({ x: below?.x, width: below?.width });
  expect(above?.height).toBeLessThan(120);
});
