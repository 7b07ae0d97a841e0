import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { untilTypeface } from './layout.ts';

describe('with true names, in a window of 1440 px', () => {
  const demo = siteForEachTest({ api: { seed: 'demo' } });

  it.each([
    ['/global/users', 'Email'],
    ['/tickets?size=100', 'Contact email'],
  ])('%s shows the addresses in one line', async (address, label) => {
    const page = await demo.newPage({ account: 'globalAdmin', width: 1440, height: 900 });
    await page.goto(address);
    const cells = page.locator(`td[data-label="${label}"] .ak-user-text`);
    await cells.nth(9).waitFor();
    await untilTypeface(page);
    const inTwoLines = () =>
      cells.evaluateAll((all) =>
        all.filter((cell) => cell.clientHeight > 24).map((cell) => cell.textContent),
      );
    await expect.poll(inTwoLines).toEqual([]);
  });
});
