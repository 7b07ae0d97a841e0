import { fail } from '@timemap/admin-mock/scenarios';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { boxOf, movedPx, nextFrames, ROUNDING_PX, untilTypeface } from './layout.ts';

const site = siteForEachTest();

/** What lies over the focused control; null if a part of it is in sight. */
const coverOfFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const control = document.activeElement as Element;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const hit = (y: number) => document.elementFromPoint((left + right) / 2, y);
    const isOver = (other: Element | null) => other && !control.contains(other) && !other.contains(control);
    return [top + 1, bottom - 1].map(hit).find(isOver)?.className ?? null;
  });

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses: number) {
  const covers = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    covers.push(await coverOfFocus(page));
  }
  return covers.filter(Boolean);
}

/** Where each control and each cell is. */
const placesIn = (page: Page) =>
  page.locator('header :is(a, button), main :is(h1, th, td, input, button)').evaluateAll((parts) =>
    parts
      .filter((part) => part.closest('.ak-not-saved') === null || part.matches('input'))
      .map((part) => part.getBoundingClientRect())
      .flatMap(({ x, y, width, height }) => [x, y, width, height]),
  );

const overlaps = async (toast: Locator, controls: Locator) => {
  const { x, y, width, height } = await boxOf(toast);
  const boxes = await controls.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  return boxes.filter(
    (box) => box.right > x && box.left < x + width && box.bottom > y && box.top < y + height,
  ).length;
};

describe('while a person works in a table', () => {
  it('a wrong number and a failed save move nothing', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/global/coupons');
    const value = page.getByRole('textbox', { name: 'Value' }).nth(1);
    await value.waitFor();
    await page.getByRole('button', { name: 'Views' }).waitFor();
    await untilTypeface(page);
    await nextFrames(page);
    const before = await placesIn(page);
    const moved = async () => {
      await nextFrames(page);
      return movedPx(await placesIn(page), before);
    };
    await value.fill('many');
    await value.press('Enter');
    await page.locator('.ak-cell-number').getByText('Enter a number, such as 12.').waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(ROUNDING_PX);
    await value.press('Escape');
    site.api.use(fail('PUT /coupons', 'No'));
    await value.fill('77');
    await value.press('Enter');
    await page.getByRole('button', { name: /^Retry. Not saved: / }).waitFor();
    await page.getByRole('button', { name: /^Activity: .*1 failed$/ }).waitFor();
    await expect.poll(moved).toBeLessThanOrEqual(ROUNDING_PX);
  });

  it('a toast lies over no button of a row, and not over the control that was used', async () => {
    const page = await site.newPage({
      account: 'globalAdmin',
      hasApiFailures: true,
      width: 1280,
      height: 600,
    });
    await page.goto('/global/users');
    const toast = page.locator('.ak-toast').first();
    await page
      .getByRole('checkbox', { name: /^Grandfathered/ })
      .nth(1)
      .click();
    await toast.waitFor();
    await expect.poll(() => overlaps(toast, page.locator('tbody :is(button, a.ak-button)'))).toBe(0);
    // Who has not answered the questions is answered 404.
    await page.goto('/global/users/4');
    const flag = page.getByRole('checkbox', { name: 'Grandfathered' });
    await flag.waitFor();
    const { y } = await boxOf(flag);
    await page.setViewportSize({ width: 600, height: Math.ceil(y) + 40 });
    await flag.click();
    await toast.waitFor();
    await expect.poll(() => overlaps(toast, flag)).toBe(0);
  });
});

describe('by keys in a low window', () => {
  it('the focus is never behind the header of a table or the bar of a selection, which is one key away', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1280, height: 600 });
    await page.goto('/global/users');
    await page.getByRole('link', { name: 'Manage' }).last().focus();
    expect(await walk(page, 'Shift+Tab', 60)).toEqual([]);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(2)
      .focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    expect(await walk(page, 'Tab', 60)).toEqual([]);
    await page.keyboard.press('F6');
    expect(await page.getByRole('group', { name: '1 selected' }).locator(':focus').count()).toBe(1);
  });

  it('one toast is in sight, the newest, and the focus is never behind it', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1280, height: 600 });
    await page.goto('/global/users');
    const boxes = page.getByRole('checkbox', { name: /^Grandfathered/ });
    const toasts = page.locator('.ak-toast');
    for (const nth of [0, 1]) {
      await boxes.nth(nth).click();
      await toasts.nth(nth).waitFor({ state: 'attached' });
    }
    await expect.poll(() => toasts.filter({ visible: true }).count()).toBe(1);
    await expect.poll(() => toasts.first().isVisible()).toBe(true);
    await boxes.nth(4).focus();
    expect(await walk(page, 'Tab', 40)).toEqual([]);
  });

  it('the focus is on the row again after Back', async () => {
    // Who has not answered the questions is answered 404.
    const page = await site.newPage({
      account: 'globalAdmin',
      hasApiFailures: true,
      width: 1280,
      height: 600,
    });
    await page.goto('/global/users');
    const row = page.getByRole('link', { name: 'Manage' }).nth(17);
    const address = await row.getAttribute('href');
    await row.press('Enter');
    await page.waitForURL((url) => url.pathname === address);
    await page.getByRole('heading', { level: 2, name: 'Account' }).waitFor();
    await page.goBack();
    await page.waitForFunction((href) => document.activeElement?.getAttribute('href') === href, address);
    expect(await coverOfFocus(page)).toBeNull();
  });
});
