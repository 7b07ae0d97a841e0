import { expect, it } from 'vitest';
import { entries, serveStorybook } from './storybook-site.ts';

it('lets a designer find a state by search and change its look by the toolbar', async () => {
  const site = await serveStorybook();
  try {
    const context = await site.browser.newContext({
      viewport: { width: 1400, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    await page.goto(site.url);

    await page.getByRole('combobox', { name: /search/i }).click();
    // What is typed before the field has the focus is lost.
    await page.locator('input:focus').fill('over the limit of seats');
    await page.getByRole('option', { name: /Organization admin, over the limit of seats/ }).click();

    const choose = async (menu: string, item: string) => {
      await page.getByRole('button', { name: new RegExp(`^${menu} `) }).click();
      await page.getByRole('option', { name: item }).click();
      await page.getByRole('button', { name: `${menu} ${item}` }).waitFor();
    };
    await page.getByRole('button', { name: 'Role Organization admin' }).waitFor();
    await choose('Theme', 'Dark');
    await choose('Direction', 'Right to left');
    await choose('Language', 'العربية');

    const card = page.frameLocator('#storybook-preview-iframe').locator('.ak-root.ak-license-card');
    await expect.poll(() => card.getAttribute('data-theme'), { timeout: 40_000 }).toBe('dark');
    await expect.poll(() => card.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const seats = card.getByRole('meter');
    await expect
      .poll(() => seats.getAttribute('aria-valuetext'), { timeout: 40_000 })
      .toMatch(/[\u0600-\u06ff]/);
    expect(Number(await seats.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(10);
  } finally {
    await site.close();
  }
}, 180_000);

it.each(['seats', 'over', 'dark', 'forbidden'])('has a state of a screen for the search of "%s"', (word) => {
  const found = Object.values(entries).filter(
    ({ type, name, importPath }) =>
      type === 'story' && importPath.includes('/src/screens/') && name.toLowerCase().includes(word),
  );
  expect(found).not.toEqual([]);
});
