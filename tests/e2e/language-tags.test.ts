import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { untilLoaded } from './layout.ts';

const site = siteForEachTest();

describe('a browser whose language is no language tag', { tags: 'long' }, () => {
  const speak = (languages: string[]) => {
    Object.defineProperty(navigator, 'language', { get: () => languages[0] });
    Object.defineProperty(navigator, 'languages', { get: () => languages });
  };

  it.each([
    [['C'], /[A-Z][a-z]{2} \d/],
    [['en-US@posix'], /[A-Z][a-z]{2} \d/],
    [['C', 'de_DE'], /\d\d\.\d\d\.\d{4}/],
  ])('has its numbers, dates and order all the same: %j', async (languages, date) => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.addInitScript(speak, languages);
    await page.goto('/global/users');
    await expect.poll(() => page.locator('tbody time').first().textContent()).toMatch(date);
    await page.goto('/organizations');
    await page.getByRole('treeitem').first().waitFor();
    await page.goto('/stats');
    await page.getByRole('definition').filter({ hasText: /\d/ }).first().waitFor();
    await untilLoaded(page);
    expect(await page.getByText('stopped working').count()).toBe(0);
  });
});
