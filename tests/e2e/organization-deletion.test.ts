import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { openRowAction } from './row-action.ts';

const site = siteForEachTest({ config: { features: { deleteOrganization: true, projectDeletion: true } } });

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
    await expectCalls(site, 'DELETE /organizations/{id}', [{ path: '/organizations/6' }]);
  });

  it('whose name has several blanks shows all of them in the text to type (T10)', async () => {
    Object.assign(site.api.db.organizations.get(6) ?? {}, { name: '  Padded   Name  ' });
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Delete Organization' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'To confirm, type this text' });
    const shown = dialog.locator('bdi').filter({ hasText: 'delete' });
    // biome-ignore lint/performance/useDomNodeTextContent: a person reads white space as the style sheets leave it
    const text = await shown.innerText();
    expect(text).toBe('delete   Padded   Name  ');
    await field.fill(text);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectCalls(site, 'DELETE /organizations/{id}', [{ path: '/organizations/6' }]);
  });

  it('is asked for by its id where its users have a page of their own (A §2, §7)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations/users/2');
    await page.getByText('Harbour City Schools').first().waitFor();
    await expectCalls(site, 'GET /organizations/{id}', [{ path: '/organizations/2' }]);
  });
});

describe('a project of an organization', () => {
  it('is deleted after a question, by its id in the query string, on a server that can (B §7)', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations/projects/2');
    await openRowAction(page, 'Harbour Walk', 'Delete');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('row').filter({ hasText: 'Harbour Walk' }).waitFor({ state: 'detached' });
    await expectCalls(site, 'POST /deleteproject', [{ path: '/deleteproject', query: { pid: '2' } }]);
  });
});
