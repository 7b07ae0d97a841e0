import { describe, expect, it } from 'vitest';
import { watchedPage } from '../watched-page.ts';
import type { OverlayTests } from './overlays-tests.ts';

/** In one file with the other tests of their host, as the overlays. */
export const describeModals = ({ url, signIn }: OverlayTests) =>
  describe('in a modal of the host', () => {
    it.each(['native', 'old-radix', 'mui', 'trap'])(
      '(%s), overlays close alone, and make way for a modal that opens above them',
      async (kind) => {
        const { page, problems, close } = await watchedPage(signIn(), { height: 1000 });
        await page.goto(`${url()}/modals.html?${kind}`);
        const around = page.locator('#around');
        const dialog = page.locator('.ak-dialog');
        const field = dialog.getByRole('textbox');
        const openDialog = async () => {
          await around.getByRole('button', { name: 'Add New User' }).click();
          await field.and(page.locator(':focus')).waitFor();
        };

        await around.getByRole('tab', { name: 'LTI' }).click();
        await around.getByRole('button', { name: 'Columns' }).click();
        await page.getByRole('menu').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'detached' });
        await around.getByRole('button', { name: 'Copy license ID' }).hover();
        await page.locator('.ak-tooltip-bubble:not([hidden])').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('.ak-tooltip-bubble:not([hidden])').waitFor({ state: 'detached' });
        await around.getByRole('button', { name: /able License/ }).click();
        await page.locator('.ak-toast').getByRole('button', { name: 'Undo' }).click();
        await page.locator('.ak-toast').getByText('Undone').waitFor();
        await openDialog();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await around.getByRole('button', { name: 'Add New User' }).and(page.locator(':focus')).waitFor();

        await openDialog();
        await page.keyboard.type('um');
        await page.evaluate(() => window.dispatchEvent(new Event('session-ended')));
        const above = page.locator('#above');
        await above.getByLabel('Password').click();
        await page.keyboard.type('secret');
        expect(await above.getByLabel('Password').inputValue()).toBe('secret');
        await page.keyboard.press('Escape');
        await above.waitFor({ state: 'detached' });
        await field.and(page.locator(':focus')).waitFor();
        await page.keyboard.type('a');
        expect(await field.inputValue()).toBe('uma');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await dialog.waitFor({ state: 'detached' });
        expect(await around.count()).toBe(1);
        await close();
        expect(problems).toEqual([]);
      },
      60_000,
    );
  });
