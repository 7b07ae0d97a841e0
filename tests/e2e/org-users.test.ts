import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('the users of an organization, by its admin', () => {
  it('are added, promoted and removed with the exact fields', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations/users/2');
    await page.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByLabel('Username or email').fill('uma');
    await page.keyboard.press('Enter');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'uma', exact: true }) });
    await row.waitFor();
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    await row.getByRole('button', { name: /^Revoke Admin/ }).waitFor();
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove User From Entire Organization Tree' }).click();
    await row.waitFor({ state: 'detached' });

    await expectCalls(site, 'POST /organizations/{id}/users', [
      {
        path: '/organizations/2/users',
        encoding: 'form',
        body: { id: '2', username: 'uma', admin: 'false' },
      },
    ]);
    await expectCalls(site, 'POST /organizations/{id}/toggleadmin', [
      { path: '/organizations/2/toggleadmin', encoding: 'form', body: { userid: '4' } },
    ]);
    await expectCalls(site, 'DELETE /organizations/{id}/users', [
      {
        path: '/organizations/2/users',
        encoding: 'form',
        body: { id: '2', userid: '4', removeFromEntireOrgTree: 'true' },
      },
    ]);
    await expectDistinctCalls(site, 'GET /organizations/{id}/users', [{ path: '/organizations/2/users' }]);
  });

  it('are added many at a time; failed lines stay in the box (A §2, §4)', async () => {
    const page = await site.newPage({ account: 'orgAdmin', hasApiFailures: true });
    await page.goto('/organizations/users/2');
    await page.getByRole('button', { name: 'Add Multiple Users' }).click();
    const box = page.getByRole('dialog').getByRole('textbox', { name: 'Users' });
    await box.fill('uma\n\n  nobody-of-that-name  \numa\n');
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
    await expect.poll(() => box.inputValue()).toBe('nobody-of-that-name');
    expect(callsOf(site, 'POST /organizations/{id}/users').map(({ body }) => body)).toEqual([
      { id: '2', username: 'uma', admin: 'false' },
      { id: '2', username: 'nobody-of-that-name', admin: 'false' },
    ]);
  });

  it('send a member who is no admin there to no page they may not see', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    await page.goto('/organizations/users/4');
    await page.waitForURL((url) => url.pathname === '/organizations');
  });
});
