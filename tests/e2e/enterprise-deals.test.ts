import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('the enterprise deals', () => {
  it('are created, configured, given a whitelist and deleted with the exact fields', async () => {
    // Ended deals are asked for only in view.
    for (const deal of site.api.db.deals) deal.createdAt = new Date().toISOString();
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users');
    await page
      .getByRole('navigation', { name: 'Staff area' })
      .getByRole('link', { name: 'Enterprise Deals' })
      .click();
    await page.getByRole('button', { name: 'Create Enterprise Deal' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Aardvark & Sons + more');
    await dialog.getByLabel('Period').fill('365');
    await dialog.getByLabel('Soft limit').fill('100');
    await dialog.getByLabel('Hard limit').fill('120');
    await dialog.getByLabel('LTI institution').selectOption({ label: 'Museo Moodle' });
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('link', { name: 'Manage Aardvark & Sons + more' }).click();
    await page.getByRole('heading', { name: 'Aardvark & Sons + more' }).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));

    const form = page.getByRole('region', { name: 'Configuration' });
    await form.getByRole('textbox', { name: 'Hard limit' }).fill('150');
    await form.getByLabel('LTI institution').selectOption({ label: 'NO ASSOCIATED LTI INSTITUTION' });
    await form.getByRole('button', { name: 'Update' }).click();
    await form.getByRole('button', { name: 'Discard Changes' }).waitFor({ state: 'detached' });

    await page.getByLabel('Domain or email').fill('aardvark.example');
    await page.getByRole('button', { name: 'Add Domain+Subdomains' }).click();
    await page.getByRole('button', { name: 'Remove .aardvark.example' }).click();
    await page.getByRole('button', { name: 'Remove .aardvark.example' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const letGo = site.api.hold('GET /enterprise');
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await page.waitForURL((url) => url.pathname === '/global/enterprisedeals');
    await page.getByRole('link', { name: 'Manage Deal with district 6' }).waitFor();
    expect(await page.getByRole('link', { name: /Aardvark/ }).count()).toBe(0);
    letGo();

    const sent = { name: 'Aardvark & Sons + more', period: 365, softLimit: 100 };
    await expectCalls(site, 'POST /enterprise', [
      { path: '/enterprise', encoding: 'json', body: { ...sent, hardLimit: 120, institutionId: 2 } },
    ]);
    await expectCalls(site, 'PUT /enterprise', [
      {
        path: '/enterprise',
        encoding: 'json',
        body: {
          ...sent,
          id,
          created: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
          hardLimit: 150,
          institutionId: null,
        },
      },
    ]);
    await expectCalls(site, 'POST /enterprise/whitelist/add', [
      { path: '/enterprise/whitelist/add', encoding: 'json', body: { id, entry: '@aardvark.example' } },
      { path: '/enterprise/whitelist/add', encoding: 'json', body: { id, entry: '.aardvark.example' } },
    ]);
    await expectCalls(site, 'POST /enterprise/whitelist/remove', [
      { path: '/enterprise/whitelist/remove', encoding: 'json', body: { id, entry: '.aardvark.example' } },
    ]);
    await expectCalls(site, 'DELETE /enterprise/{id}', [{ path: `/enterprise/${id}` }]);
    await expectDistinctCalls(site, 'GET /enterprise/{id}', [{ path: `/enterprise/${id}` }]);
    const listed = [...site.api.db.deals].map((deal) => ({ path: `/enterprise/${deal.id}/rtau` }));
    await expectDistinctCalls(site, 'GET /enterprise/{id}/rtau', [
      { path: `/enterprise/${id}/rtau` },
      ...listed,
    ]);
    await expectDistinctCalls(site, 'GET /enterprise/{id}/whitelist', [
      { path: `/enterprise/${id}/whitelist` },
    ]);
    await expectDistinctCalls(site, 'GET /organizations/lti', [{ path: '/organizations/lti' }]);
    await expectDistinctCalls(site, 'GET /enterprise', [{ path: '/enterprise' }]);
  });

  it('keep filter, order and page in the address, and a deal that someone else changed is not overwritten', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/enterprisedeals?filter=district&sort=-name&page=2');
    await page.getByRole('link', { name: 'Manage Deal with district 6' }).click();
    await page.getByRole('textbox', { name: 'Soft limit' }).fill('999');
    Object.assign(site.api.db.deals.get(6) ?? {}, { softLimit: 700 });
    await page.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this deal' });
    await dialog.getByRole('radio', { name: 'Soft limit saved by someone else: 700' }).check();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('textbox', { name: 'Soft limit' }).inputValue()).toBe('700');
    expect(callsOf(site, 'PUT /enterprise')).toEqual([]);
  });
});
