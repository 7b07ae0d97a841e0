import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { untilLoaded } from './layout.ts';

const site = siteForEachTest();

async function blockUntilMended(
  page: Page,
  script: RegExp,
): Promise<{ asked: () => number; mend: () => void }> {
  let asked = 0;
  let isMended = false;
  await page.route(script, (route) => {
    asked += 1;
    return isMended ? route.continue() : route.abort();
  });
  return {
    asked: () => asked,
    mend: () => {
      isMended = true;
    },
  };
}

/** @param least the browser's own, and React's where a part needs the script */
async function expectComplaintsOnlyOf(script: string, least = 2): Promise<void> {
  const complaints: string[] = [];
  await expect
    .poll(async () => complaints.push(...(await site.takeProblems())))
    .toBeGreaterThanOrEqual(least);
  expect(complaints.filter((problem) => !problem.includes(script))).toEqual([]);
}

describe('a script that does not arrive', () => {
  it('costs a dialog only, which Retry then opens', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const { asked, mend } = await blockUntilMended(page, /\/user-tools-[^/]*\.js$/);
    await page.goto('/organizations/users/2');
    await page.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByRole('alert').getByText('This could not be loaded').waitFor();
    await page.getByRole('table').waitFor();
    const askedBefore = asked();
    mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog').waitFor();
    expect(asked()).toBe(askedBefore + 1);
    await expectComplaintsOnlyOf('user-tools');
  });

  it('costs a section of the page only', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await blockUntilMended(page, /\/whitelist-[^/]*\.js$/);
    await page.goto('/global');
    const section = page.getByRole('region', { name: 'Whitelist' });
    await section.getByRole('alert').getByText('This could not be loaded').waitFor();
    await section.getByRole('button', { name: 'Retry' }).waitFor();
    await expectComplaintsOnlyOf('whitelist');
    await untilLoaded(page);
    expect(await page.getByText('This page could not be shown').count()).toBe(0);
  });

  it('costs a plot only: the numbers stay', async () => {
    const page = await site.newPage({ account: 'member' });
    const { asked } = await blockUntilMended(page, /\/project-contents-[^/]*\.js$/);
    await page.goto('/stats');
    await expect.poll(asked).toBeGreaterThan(0);
    await page.getByRole('term').filter({ hasText: 'Words in nodes (approx.)' }).waitFor();
    await expectComplaintsOnlyOf('project-contents');
    await untilLoaded(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('costs a write, which says so and is made by Retry', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const { mend } = await blockUntilMended(page, /\/later-[^/]*\.js$/);
    await page.goto('/organizations?organization=2');
    const license = page.getByRole('region', { name: 'License' });
    await license.getByRole('button', { name: 'Disable License' }).click();
    const retry = license.getByRole('button', { name: /^Retry. Not saved: The server could not be reached/ });
    await retry.waitFor();
    expect(await license.getByText('Enabled', { exact: true }).count()).toBe(1);
    mend();
    await retry.click();
    await license.getByText('Disabled', { exact: true }).waitFor();
    await expectComplaintsOnlyOf('later', 1);
  });
});

describe('what sends a write', () => {
  it('is fetched when the page is idle, before a press', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const fetched = page.waitForResponse(/\/later-[^/]*\.js$/);
    await page.goto('/organizations?organization=2');
    expect((await fetched).ok()).toBe(true);
  });
});

describe('a dialog of a screen that is shown', () => {
  it('opens offline, since its script was fetched when the page was idle', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const fetched = page.waitForResponse(/\/user-tools-[^/]*\.js$/);
    await page.goto('/organizations/users/2');
    await (await fetched).finished();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByRole('dialog', { name: 'Add User' }).waitFor();
  });
});
