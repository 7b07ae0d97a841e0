import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

/** Loses the first request for a script, as a bad connection does. @returns how often it was asked for */
async function loseOnce(page: Page, script: RegExp): Promise<() => number> {
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  return () => asked;
}

/** The browser and React each write about the lost script to the console, one after the other, and nothing else is wrong. */
async function expectComplaintsOnlyOf(script: string): Promise<void> {
  const complaints: string[] = [];
  await expect.poll(async () => complaints.push(...(await site.takeProblems()))).toBeGreaterThanOrEqual(2);
  expect(complaints.filter((problem) => !problem.includes(script))).toEqual([]);
}

describe('a script that does not arrive', () => {
  it('costs a dialog only, which Retry then opens', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const asked = await loseOnce(page, /\/add-user-dialog-[^/]*\.js$/);
    await page.goto('/organizations/users/2');
    await page.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByRole('alert').getByText('This could not be loaded').waitFor();
    expect(await page.getByRole('table').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog').waitFor();
    expect(asked()).toBe(2);
    await expectComplaintsOnlyOf('add-user-dialog');
  });

  it('costs a plot only: the numbers stay', async () => {
    const page = await site.newPage({ account: 'member' });
    const asked = await loseOnce(page, /\/bar-chart-[^/]*\.js$/);
    await page.goto('/stats');
    await expect.poll(asked).toBeGreaterThan(0);
    await page.getByText('Words in nodes, approximately').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectComplaintsOnlyOf('bar-chart');
  });
});
