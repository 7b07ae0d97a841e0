import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { untilLoaded } from './layout.ts';
import { openRowAction } from './row-action.ts';

const site = siteForEachTest();

describe('two people who look at the same project', () => {
  it('see each other’s changes', async () => {
    const first = await site.newPage({ account: 'orgAdmin' });
    const second = await site.newPage({ account: 'globalAdmin' });
    for (const page of [first, second]) {
      await page.goto('/organizations/projects/2');
      await openRowAction(page, 'Harbour Walk', 'Modify');
      await page.getByRole('dialog').getByRole('button', { name: 'Create New' }).waitFor();
    }
    const readBefore = callsOf(site, 'GET /getprojectusergroups').length;
    await first.getByRole('dialog').getByRole('button', { name: 'Create New' }).click();
    await first.getByLabel('Group Name').fill('Seen by both');
    await first.keyboard.press('Enter');
    await expect
      .poll(() => callsOf(site, 'GET /getprojectusergroups').length)
      .toBeGreaterThan(readBefore + 1);
    await expect.poll(() => second.getByRole('option', { name: 'Seen by both' }).count()).toBeGreaterThan(0);
  });
});

describe('a window that comes back after a minute', () => {
  it('shows what another administrator has changed, and asks once', async () => {
    const [first, second] = await Promise.all([
      site.newPage({ account: 'globalAdmin', hasApiFailures: true }),
      site.newPage({ account: 'globalAdmin', hasApiFailures: true }),
    ]);
    const flag = (page: typeof first) => page.getByRole('checkbox', { name: 'Grandfathered' });
    for (const page of [first, second]) await page.goto('/global/users/4');
    await flag(first).waitFor();
    let reads = 0;
    first.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/global/users/4')) reads += 1;
    });
    const wasOn = await flag(second).isChecked();
    await flag(second).click();
    await expect.poll(() => site.api.db.users.get(4)?.isGrandfathered).toBe(!wasOn);
    await second.close();
    const comeBack = (seconds: number) =>
      first.evaluate((later) => {
        const now = Date.now();
        Date.now = () => now + later * 1000;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, seconds);
    await comeBack(30);
    // A window that asks again does so at once.
    await first.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect(await flag(first).isChecked()).toBe(wasOn);
    expect(reads).toBe(0);
    await comeBack(40);
    await expect.poll(() => flag(first).isChecked()).toBe(!wasOn);
    await untilLoaded(first);
    expect(reads).toBe(1);
  });
});
