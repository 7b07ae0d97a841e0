import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boxOf, ROUNDING_PX } from '../../e2e/layout.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

let watched: WatchedPage;
let page: Page;

const isIn = (part: Locator) =>
  part.evaluate((element) => element.contains(element.ownerDocument.activeElement));
const heard = () => page.evaluate(() => window.heard);
const dialog = (place: Page | Locator = page) => place.locator('.ak-dialog');
const openDialog = async (place: Page | Locator) => {
  await place.getByRole('button', { name: 'Add New User' }).click();
  await dialog(place).getByRole('textbox').and(dialog(place).locator(':focus')).waitFor();
};
/** A wheel is answered after a frame. */
const twoFrames = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const close = async (place: Page = page) => {
  await place.keyboard.press('Escape');
  await dialog(place).waitFor({ state: 'detached' });
};

export interface OverlayTests {
  url: () => string;
  signIn: () => string;
}

/** In one file with the other tests of their host: two files at once would build it into one folder. */
export const describeOverlays = ({ url, signIn }: OverlayTests) =>
  describe('overlays in a page with a bar, a form, a modal, a window and another Radix', () => {
    beforeEach(async () => {
      watched = await watchedPage(signIn(), { height: 620 });
      page = watched.page;
      await page.goto(`${url()}/overlays.html`);
      await page.locator('#card').getByRole('button', { name: 'Add New User' }).waitFor();
    });

    afterEach(async () => {
      await watched.close();
      expect(watched.problems).toEqual([]);
    });

    const card = () => page.locator('#card');

    it('are above the bar, look like their screen, and keep their events and the page behind', async () => {
      await openDialog(card());
      const look = await dialog().evaluate((element) => {
        const top = document.elementFromPoint(20, 20);
        const [field, brand] = [
          getComputedStyle(element),
          getComputedStyle(element).getPropertyValue('--ak-brand'),
        ];
        return { isOnTop: top?.closest('.ak-portal') !== null, scheme: field.colorScheme, brand };
      });
      expect(look).toEqual({ isOnTop: true, scheme: 'dark', brand: 'orange' });
      const { x, y, width } = (await dialog().boundingBox()) ?? { x: 0, y: 0, width: 0 };
      for (const [left, top] of [
        [x + width / 2, y + 20],
        [20, 300],
      ] as const) {
        await page.mouse.move(left, top);
        await page.mouse.wheel(0, 400);
      }
      await twoFrames();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.mouse.click(x + width / 2, y + 20);
      await dialog().getByRole('textbox').fill('uma');
      await page.keyboard.press('Enter');
      await dialog().getByRole('button', { name: 'Cancel' }).click();
      await dialog().waitFor({ state: 'detached' });
      await page.getByRole('searchbox').first().fill('mia');
      await page.keyboard.press('Enter');
      expect(await heard()).toEqual([]);
    }, 60_000);

    it('are above a bar in the top layer, and hold a body that scrolls itself, by wheel and keys', async () => {
      await page.evaluate(() => {
        const bar = document.body.appendChild(document.createElement('div'));
        bar.style.cssText =
          'inset: 0 0 auto; margin: 0; inline-size: auto; block-size: 80px; z-index: 2147483647';
        bar.popover = 'manual';
        bar.showPopover();
        document.documentElement.style.overflow = 'hidden';
        document.body.style.cssText = 'block-size: 100vh; overflow: auto';
      });
      await openDialog(card());
      await dialog().getByRole('button', { name: 'Cancel' }).focus();
      for (const key of ['PageDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
      await page.mouse.move(20, 40);
      await page.mouse.wheel(0, 400);
      await twoFrames();
      expect(
        await page.evaluate(() => [
          document.body.scrollTop,
          document.elementFromPoint(20, 40)?.closest('.ak-portal') !== null,
        ]),
      ).toEqual([0, true]);
    }, 60_000);

    it.each([
      ['a zoom of the body of 1.25', 'body', 'zoom: 1.25'],
      ['a zoom of the body of 0.75', 'body', 'zoom: 0.75'],
      ['a zoom of the page', 'html', 'zoom: 1.25'],
      [
        'a scaled part of the page',
        '#host',
        'transform: scale(0.8); transform-origin: 0 0; filter: saturate(0.9); contain: layout paint',
      ],
    ])(
      'are beside their buttons under %s',
      async (_, part, style) => {
        await page.evaluate(
          ([selector, css]) =>
            document.querySelector(selector as string)?.setAttribute('style', css as string),
          [part, style],
        );
        await page.getByRole('tab', { name: 'LTI' }).click();
        const button = page.getByRole('button', { name: 'Columns' });
        await button.click();
        await page.getByRole('menu').waitFor();
        const apart = async () => {
          const [from, menu] = [await boxOf(button), await boxOf(page.getByRole('menu'))];
          return {
            sidewaysPx: Math.abs(menu.x + menu.width - from.x - from.width),
            gapPx: menu.y > from.y ? menu.y - from.y - from.height : from.y - menu.y - menu.height,
          };
        };
        await expect.poll(async () => (await apart()).sidewaysPx).toBeLessThanOrEqual(ROUNDING_PX);
        const { gapPx } = await apart();
        expect(gapPx).toBeGreaterThanOrEqual(-ROUNDING_PX);
        expect(gapPx).toBeLessThan(12);
        await page.keyboard.press('Escape');
        await openDialog(card());
        const fromMiddlePx = async () => {
          const { x, width } = await boxOf(dialog());
          return Math.abs(x + width / 2 - 500);
        };
        await expect.poll(fromMiddlePx).toBeLessThanOrEqual(ROUNDING_PX);
      },
      60_000,
    );

    it('can be used in a modal of the host that has no role, which outlives them', async () => {
      await page.getByRole('button', { name: 'Open in a modal' }).click();
      const modal = page.locator('#modal');
      await openDialog(modal);
      await page.keyboard.type('uma');
      expect(await dialog(modal).getByRole('textbox').inputValue()).toBe('uma');
      await close();
      expect(await isIn(modal)).toBe(true);
      await modal.getByRole('button', { name: 'Close the modal' }).click();
    }, 60_000);

    it('open in the window of their screen', async () => {
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Open in a window' }).click(),
      ]);
      await openDialog(other);
      await other.keyboard.press('Shift+Tab');
      await other.keyboard.press('Shift+Tab');
      expect(await isIn(dialog(other))).toBe(true);
      expect(await dialog().count()).toBe(0);
      await dialog(other).getByRole('textbox').focus();
      // The first Escape is for a tooltip that is still open.
      await other.locator('.ak-tooltip-bubble:not([hidden])').waitFor({ state: 'detached' });
      await close(other);
      await other.getByRole('button', { name: 'Add New User' }).and(other.locator(':focus')).waitFor();
      const role = other.getByRole('combobox', { name: 'Role of Mia Duarte' });
      await role.selectOption((await role.inputValue()) === '0' ? '1' : '0');
      await other.locator('.ak-toast').waitFor();
      expect(await page.locator('.ak-toast').count()).toBe(0);
    }, 60_000);

    it('take the focus from a menu of another Radix, and leave a page that takes presses', async () => {
      await page.getByRole('button', { name: 'Host actions' }).click();
      await page.getByRole('menuitem', { name: 'New organization' }).click();
      await dialog().locator('input:focus').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await dialog().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Presses: 0' }).click();
      await page.getByRole('button', { name: 'Presses: 1' }).waitFor();
    }, 60_000);
  });
