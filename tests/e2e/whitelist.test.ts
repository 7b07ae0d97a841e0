import { describe, it } from 'vitest';
import { expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('the sign-up whitelist', () => {
  it('is managed from the staff area, with one call for each entry', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/global');
    const card = page.getByRole('region', { name: 'Manage Whitelist' });
    const field = card.getByLabel('Domain or email');
    const isAdded = (entry: string) => card.getByRole('button', { name: `Remove ${entry}` }).waitFor();

    await field.fill('  @museum.example ');
    await card.getByRole('button', { name: 'Add Domain Only' }).click();
    await isAdded('@museum.example');
    await field.fill('zoe+1@example.org');
    await card.getByRole('button', { name: 'Add Whole Email' }).click();
    await isAdded('zoe+1@example.org');

    site.api.use({
      kind: 'fail',
      operation: 'POST /global/whitelist/add',
      text: 'Not now',
      status: 400,
      times: 1,
    });
    await field.fill('college.example');
    await card.getByRole('button', { name: 'Add Domain+Subdomains' }).click();
    await card.getByText('Failed to add entry: Not now').waitFor();
    await card.getByRole('button', { name: 'Retry @college.example' }).click();
    await isAdded('@college.example');
    await card.getByRole('button', { name: 'Remove @harbour.example' }).click();
    await card.getByRole('button', { name: 'Remove @harbour.example' }).waitFor({ state: 'detached' });

    const add = { path: '/global/whitelist/add', encoding: 'json' } as const;
    await expectCalls(site, 'POST /global/whitelist/add', [
      { ...add, body: { entry: '@museum.example' } },
      { ...add, body: { entry: 'zoe+1@example.org' } },
      { ...add, body: { entry: '@college.example' } },
      { ...add, body: { entry: '.college.example' } },
      { ...add, body: { entry: '@college.example' } },
    ]);
    await expectCalls(site, 'POST /global/whitelist/remove', [
      { path: '/global/whitelist/remove', encoding: 'json', body: { entry: '@harbour.example' } },
    ]);
    await expectDistinctCalls(site, 'GET /global/whitelist', [{ path: '/global/whitelist' }]);
  });
});
