import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest({ config: { features: { deleteOrganization: true } } });

describe('an organization', () => {
  it('is deleted once its name has been typed, on a server that can (A §2, B §5)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Delete Organization' }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
    await dialog.getByRole('textbox').fill('delete Empty lot');
    await confirm.click({ force: true });
    expect(callsOf(site, 'DELETE /organizations/{id}')).toEqual([]);
    await dialog.getByRole('textbox').fill('delete Empty Lot');
    await confirm.click();
    await page.getByRole('treeitem', { name: 'Empty Lot' }).waitFor({ state: 'detached' });
    expect(callsOf(site, 'DELETE /organizations/{id}')).toEqual([
      {
        operation: 'DELETE /organizations/{id}',
        path: '/organizations/6',
        query: {},
        encoding: 'none',
        body: null,
      },
    ]);
  });

  it('is asked for by its id where its users have a page of their own (A §2, §7)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations/users/2');
    await page.getByText('Harbour City Schools').first().waitFor();
    expect(callsOf(site, 'GET /organizations/{id}')).toMatchObject([{ path: '/organizations/2', query: {} }]);
  });
});
