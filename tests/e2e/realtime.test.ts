import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';
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
