import { AxeBuilder } from '@axe-core/playwright';
import { drop } from '@timemap/admin-mock/scenarios';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clippedTexts, widenText } from '../../.storybook/clipped-texts.ts';
import { siteForAllTests } from './harness.ts';
import { apartPx, boxOf, ROUNDING_PX, resize, untilLoaded, untilTypeface } from './layout.ts';

const site = siteForAllTests();

const pages = [
  ['/organizations?organization=2', 'Harbour City Schools'],
  ['/global/users', 'Users'],
  ['/', 'Global Admin'],
  ['/global/users/5', /./],
  ['/global/enterprisedeals/1', /./],
  ['/global/coupons', 'Coupons'],
  ['/global/whitelist', 'Whitelist'],
  ['/tickets/40', /./],
] as const;

async function open(address: string, name: string | RegExp): Promise<Page> {
  const page = await site.newPage({ account: 'globalAdmin', forcedColors: 'active', hasApiFailures: true });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await untilLoaded(page);
  return page;
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** One rule, run with the script that the whole check left in the page. */
async function smallTargets(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: /^More about /, expanded: false });
  if ((await more.count()) > 0) await more.first().click();
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ runOnly: ['target-size'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
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

function rooms(): { isTable: boolean; sides: (readonly [before: number, after: number])[] } {
  const main = document.querySelector('#console main') as HTMLElement;
  const { left, right } = main.getBoundingClientRect();
  const paddingPx = parseFloat(getComputedStyle(main).paddingInlineStart);
  const sides = [...main.children]
    .filter((child) => !child.matches('.console-page-bar'))
    .map((child) => child.getBoundingClientRect())
    .map((own) => [own.left - left - paddingPx, right - own.right - paddingPx] as const);
  return { isTable: main.dataset.width === 'window', sides };
}

describe.each(pages)('%s', (address, name) => {
  const tags = pages.slice(0, 2).some(([path]) => path === address) ? [] : ['long'];
  let page: Page;
  beforeAll(async () => {
    page = await open(address, name);
  });
  afterAll(() => page.close());

  it('begins at the edge of the navigation in a very wide window, and a table is as wide as it', {
    tags,
  }, async () => {
    await resize(page, 2560, 1200);
    const misplaced = async () => {
      const { isTable, sides } = await page.evaluate(rooms);
      const isAtEdge = (px: number) => Math.abs(px) <= ROUNDING_PX;
      return sides.length < 2
        ? 'nothing is there'
        : sides.filter(([before, after]) => !isAtEdge(before) || (isTable ? !isAtEdge(after) : after <= 200));
    };
    await expect.poll(misplaced).toEqual([]);
  });

  it('is readable in forced colors, with wider text and on small screens', { tags }, async () => {
    await resize(page, 1280, 800);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
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
      await resize(page, width, height);
      const message = `at ${width} px`;
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message })
        .toBe(width);
      await expect.poll(() => page.evaluate(clippedTexts), { message }).toEqual([]);
      await expect.poll(() => smallTargets(page), { message }).toEqual([]);
    }
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(hiddenFocus)).toBeNull();
    }
    await resize(page, 1280, 800);
    await page.evaluate(widenText);
    await expect.poll(() => page.evaluate(clippedTexts)).toEqual([]);
  });
});

it.each(['/global/users', '/global/whitelist'])(
  '%s keeps its rows in place when one is selected, and the actions for it in sight',
  async (path) => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto(path);
    const select = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
    const clear = page.getByRole('button', { name: 'Clear selection' });
    await select.waitFor();
    await untilLoaded(page);
    await untilTypeface(page);
    for (const width of [1280, 360]) {
      const message = `${width} px`;
      await resize(page, width, 800);
      await select.scrollIntoViewIfNeeded();
      const before = await boxOf(select);
      await select.click();
      await clear.waitFor();
      await expect.poll(() => apartPx(select, before), { message }).toBeLessThanOrEqual(ROUNDING_PX);
      const belowPx = () => clear.evaluate((button) => button.getBoundingClientRect().bottom - innerHeight);
      await expect.poll(belowPx, { message }).toBeLessThanOrEqual(0);
      await clear.click();
      await clear.waitFor({ state: 'detached' });
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
  const head = await boxOf(page.locator('.ak-data-table-head'));
  const isOver = (element: Element, y: number) => {
    const { left, width } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].map((share) =>
      element.contains(document.elementFromPoint(left + share * width, y)),
    );
  };
  await expect.poll(() => drawer.evaluate(isOver, head.y + head.height / 2)).toEqual([true, true, true]);
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
  const asWideAsChartPx = async () => {
    const { x, width } = await boxOf(chart);
    return apartPx(alert, { x, width });
  };
  await expect.poll(asWideAsChartPx).toBeLessThanOrEqual(ROUNDING_PX);
  await expect.poll(async () => (await boxOf(alert)).height).toBeLessThan(120);
});
