import { describe, expect, it } from 'vitest';
import { expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

const northSea = 'North Sea Trade 1100–1550';

describe('the projects of all organizations', () => {
  it('are filtered and given the override, and have members and roles managed by the calls of document B', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global');
    await page
      .getByRole('navigation', { name: 'Staff area' })
      .getByRole('link', { name: 'Projects' })
      .click();
    await page.getByRole('searchbox', { name: 'Filter projects' }).fill('north sea');
    await page.waitForURL((url) => url.searchParams.get('filter') === 'north sea');
    await page.getByRole('checkbox', { name: `Upgraded override, ${northSea}` }).click();
    await expectCalls(site, 'POST /global/projects/upgradedoverride', [
      { path: '/global/projects/upgradedoverride', encoding: 'json', body: { id: 1, value: false } },
    ]);
    // The list, and once more before the override is sent.
    const list = { path: '/global/projects' };
    await expectCalls(site, 'GET /global/projects', [list, list]);

    await page.getByRole('cell', { name: `About ${northSea}.` }).click();
    await page.waitForURL((url) => url.searchParams.get('project') === '1');
    const dialog = page.getByRole('dialog', { name: northSea });
    await dialog.getByText('16 members').waitFor();
    await expectCalls(site, 'GET /viewprojectusers', [{ path: '/viewprojectusers', query: { pid: '1' } }]);
    await expectCalls(site, 'GET /getprojectusergroups', [
      { path: '/getprojectusergroups', query: { pid: '1' } },
    ]);

    await dialog.getByRole('button', { name: 'Create New' }).click();
    await page.getByLabel('Role Name').fill('Readers & Writers');
    await page.keyboard.press('Enter');
    await page.getByLabel('Role Name').waitFor({ state: 'detached' });
    await expectCalls(site, 'POST /createusergroup', [
      { path: '/createusergroup', query: { pid: '1', name: 'Readers & Writers', perm: 'projectaccess' } },
    ]);

    const roles = dialog.getByRole('combobox', { name: 'Select a Role' });
    await roles.selectOption({ label: 'Readers & Writers' });
    const roleId = await roles.inputValue();
    await dialog.getByRole('checkbox', { name: 'Edit Map Data' }).click();
    await expectCalls(site, 'POST /modifyusergrouppermissions', [
      { path: '/modifyusergrouppermissions', query: { pid: '1', id: roleId, perm: '65' } },
    ]);

    await dialog.getByRole('button', { name: 'Add New User' }).click();
    const form = page.getByRole('dialog', { name: `Add User to ${northSea}` });
    await form.getByLabel('Email or username').fill('uma');
    await form.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Readers & Writers' });
    await form.getByRole('button', { name: 'Add User' }).click();
    await dialog.getByText('17 members').waitFor();
    await expectCalls(site, 'POST /projects/users', [
      {
        path: '/projects/users',
        encoding: 'form',
        body: { projectid: '1', user: 'uma', access_role: roleId },
      },
    ]);

    await dialog.getByRole('searchbox', { name: 'Search members' }).fill('uma');
    await dialog.getByRole('combobox', { name: /^Role of/ }).selectOption('0');
    await expectCalls(site, 'POST /changepermissions', [
      { path: '/changepermissions', encoding: 'json', body: { projectid: 1, userid: 4, access_role: 0 } },
    ]);

    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await dialog.getByText('No members match your search.').waitFor();
    await expectCalls(site, 'DELETE /projects/users/id', [
      { path: '/projects/users/id', encoding: 'form', body: { projectid: '1', userid: '4' } },
    ]);

    await dialog.getByRole('button', { name: 'Delete Role' }).click();
    await page.getByRole('button', { name: 'Confirm Delete Group' }).click();
    await expectCalls(site, 'POST /deleteusergroup', [
      { path: '/deleteusergroup', query: { pid: '1', id: roleId } },
    ]);
  });

  it('open at an address, close to the list, and keep the focus', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/projects?filter=harbour&project=2');
    await page.getByRole('dialog', { name: 'Harbour Walk' }).getByText('2 members').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.search === '?filter=harbour');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

    const opener = page.getByRole('link', { name: 'Harbour Walk' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Harbour Walk' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.goForward();
    await page.getByRole('dialog', { name: 'Harbour Walk' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('tell two people who look at the same project of each other’s changes', async () => {
    const first = await site.newPage({ account: 'globalAdmin' });
    const second = await site.newPage({ account: 'orgAdmin' });
    await first.goto('/global/projects?project=2');
    await second.goto('/organizations/projects/2');
    await second.getByRole('button', { name: 'Modify: Harbour Walk' }).click();
    await second
      .getByRole('combobox', { name: /^Group of/ })
      .first()
      .waitFor();
    const panel = first.getByRole('dialog', { name: 'Harbour Walk' });
    await panel.getByRole('button', { name: 'Create New' }).click();
    await first.getByLabel('Role Name').fill('Seen by both');
    await first.keyboard.press('Enter');
    await expect.poll(() => second.getByRole('option', { name: 'Seen by both' }).count()).toBeGreaterThan(0);
  });
});
