import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { openRowAction } from './row-action.ts';

const site = siteForEachTest({ config: { mainAppUrl: 'https://app.example.org' } });

describe('a project of an organization', () => {
  it('has its members and groups managed by the calls of document A (A §7)', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations/projects/2');
    await openRowAction(page, 'Harbour Walk', 'Modify');
    const dialog = page.getByRole('dialog').first();
    await dialog.getByText('Harbour Walk').first().waitFor();

    await dialog.getByRole('button', { name: 'Create New' }).click();
    await page.getByLabel('Group Name').fill('Readers & Writers');
    await page.keyboard.press('Enter');
    await page.getByLabel('Group Name').waitFor({ state: 'detached' });
    await expectCalls(site, 'POST /createusergroup', [
      { path: '/createusergroup', query: { pid: '2', name: 'Readers & Writers', perm: 'read' } },
    ]);

    const groups = dialog.getByRole('combobox', { name: 'Select a Group' });
    await groups.selectOption({ label: 'Readers & Writers' });
    const groupId = await groups.inputValue();
    await dialog.getByRole('checkbox', { name: 'Create Timelines' }).click();
    // 1 is viewing, 2 is creating timelines.
    await expectCalls(site, 'POST /modifyusergrouppermissions', [
      { path: '/modifyusergrouppermissions', query: { pid: '2', id: groupId, perm: '3' } },
    ]);

    await dialog.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByLabel(/Username or email|Email or username/i).fill('uma');
    await page.getByRole('dialog').last().getByRole('combobox').selectOption({ label: 'Readers & Writers' });
    await page.keyboard.press('Enter');
    await expectCalls(site, 'POST /projects/users', [
      {
        path: '/projects/users',
        encoding: 'form',
        body: { projectid: '2', user: 'uma', access_role: groupId },
      },
    ]);

    const group = dialog.getByRole('combobox', { name: /^Group of .*uma/i });
    await group.selectOption('0');
    await expectCalls(site, 'POST /changepermissions', [
      { path: '/changepermissions', query: { pid: '2', uid: '4', groupID: '0' } },
    ]);

    await dialog.getByRole('button', { name: /^Remove .*uma/i }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectCalls(site, 'GET /changepermissions', [
      { path: '/changepermissions', query: { pid: '2', uid: '4', groupid: '-1' } },
    ]);

    await dialog.getByRole('button', { name: 'Delete Group' }).click();
    await page.getByRole('button', { name: 'Confirm Delete Group' }).click();
    await expectCalls(site, 'POST /deleteusergroup', [
      { path: '/deleteusergroup', query: { pid: '2', id: groupId } },
    ]);
    await expectDistinctCalls(site, 'GET /viewprojectusers', [
      { path: '/viewprojectusers', query: { pid: '2' } },
    ]);
    await expectDistinctCalls(site, 'GET /getprojectusergroups', [
      { path: '/getprojectusergroups', query: { pid: '2' } },
    ]);
    await expectCalls(site, 'GET /organizations/{id}/projects', [{ path: '/organizations/2/projects' }]);
  });

  it('reports that removing is not implemented, and sends nothing (A §2)', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations/projects/2');
    await openRowAction(page, 'Harbour Walk', 'Delete');
    await page.getByText('remove project not implemented').waitFor();
    expect(callsOf(site, 'POST /deleteproject')).toEqual([]);
  });

  it('is created with everything in the query string (B §7)', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations/projects/2');
    await page.getByRole('button', { name: 'Create Project' }).click();
    await page.getByLabel('Project name').fill('Tides & Tales + more');
    await page.getByLabel('Description').fill('A walk 100 % by the water');
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Tides & Tales + more' }).waitFor();
    await expectCalls(site, 'POST /organizations/{id}/projects', [
      {
        path: '/organizations/2/projects',
        query: {
          name: 'Tides & Tales + more',
          description: 'A walk 100 % by the water',
          data: '{"type":"default"}',
          mappins: '{"nodes":[]}',
        },
      },
    ]);
  });
});
