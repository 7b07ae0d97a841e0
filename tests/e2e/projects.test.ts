import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
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
    expect(callsOf(site, 'POST /createusergroup')).toMatchObject([
      { query: { name: 'Readers & Writers', perm: 'read' }, encoding: 'none' },
    ]);

    const groups = dialog.getByRole('combobox', { name: 'Select a Group' });
    await groups.selectOption({ label: 'Readers & Writers' });
    const groupId = await groups.inputValue();
    await dialog.getByRole('checkbox', { name: 'Create Timelines' }).click();
    await expect.poll(() => callsOf(site, 'POST /modifyusergrouppermissions').length).toBe(1);
    // The new group may view (1); creating timelines (2) comes to it.
    expect(callsOf(site, 'POST /modifyusergrouppermissions')).toEqual([
      {
        operation: 'POST /modifyusergrouppermissions',
        path: '/modifyusergrouppermissions',
        query: { pid: '2', id: groupId, perm: '3' },
        encoding: 'none',
        body: null,
      },
    ]);

    await dialog.getByRole('button', { name: 'Add User', exact: true }).click();
    await page.getByLabel(/Username or email|Email or username/i).fill('uma');
    await page.getByRole('dialog').last().getByRole('combobox').selectOption({ label: 'Readers & Writers' });
    await page.keyboard.press('Enter');
    await expect.poll(() => callsOf(site, 'POST /projects/users').length).toBe(1);
    expect(callsOf(site, 'POST /projects/users')).toMatchObject([
      { encoding: 'form', body: { user: 'uma' } },
    ]);

    const group = dialog.getByRole('combobox', { name: /^Group of .*uma/i });
    await group.selectOption('0');
    await expect.poll(() => callsOf(site, 'POST /changepermissions').length).toBe(1);
    expect(callsOf(site, 'POST /changepermissions')).toMatchObject([{ query: { uid: '4', groupID: '0' } }]);

    await dialog.getByRole('button', { name: /^Remove .*uma/i }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => callsOf(site, 'GET /changepermissions').length).toBe(1);
    expect(callsOf(site, 'GET /changepermissions')).toMatchObject([{ query: { uid: '4', groupid: '-1' } }]);

    await dialog.getByRole('button', { name: 'Delete Group' }).click();
    await page.getByRole('button', { name: 'Confirm Delete Group' }).click();
    await expect.poll(() => callsOf(site, 'POST /deleteusergroup').length).toBe(1);
    expect(callsOf(site, 'POST /deleteusergroup')).toEqual([
      {
        operation: 'POST /deleteusergroup',
        path: '/deleteusergroup',
        query: { pid: '2', id: groupId },
        encoding: 'none',
        body: null,
      },
    ]);
    expect(callsOf(site, 'GET /viewprojectusers').length).toBeGreaterThan(0);
    expect(callsOf(site, 'GET /getprojectusergroups').length).toBeGreaterThan(0);
    expect(callsOf(site, 'GET /organizations/{id}/projects')).toHaveLength(1);
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
    const [call] = callsOf(site, 'POST /organizations/{id}/projects');
    expect(call).toMatchObject({
      path: '/organizations/2/projects',
      encoding: 'none',
      query: { name: 'Tides & Tales + more', description: 'A walk 100 % by the water' },
    });
    expect(call?.query.mappins).toBe('{"nodes":[]}');
  });
});
