import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('the users of the staff area', () => {
  it('are flagged and have their trials changed in the list', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users?filter=trial.running');
    const row = page.getByRole('row', { name: 'trial.running' });
    const verified = row.getByRole('checkbox', { name: 'Verified' });
    const wasVerified = await verified.isChecked();
    await verified.click();
    const id = 14;
    await expectCalls(site, 'POST /global/users/verified', [
      { path: '/global/users/verified', encoding: 'json', body: { id, value: !wasVerified } },
    ]);
    const trial = row.getByRole('group', { name: 'Trial of trial.running' });
    const confirm = (name: string) =>
      page
        .getByRole('alertdialog', { name: `${name} the trial of trial.running?` })
        .getByRole('button', { name });
    await trial.getByRole('button', { name: 'Expire' }).click();
    await confirm('Expire').click();
    await expectCalls(site, 'POST /trial/admin/expire', [
      { path: '/trial/admin/expire', encoding: 'json', body: { id } },
    ]);
    await trial.getByRole('button', { name: 'Restart' }).click();
    await confirm('Restart').click();
    await expectCalls(site, 'POST /trial/admin/restart', [
      { path: '/trial/admin/restart', encoding: 'json', body: { id } },
    ]);
    await trial.getByRole('button', { name: 'Reset' }).click();
    await confirm('Reset').click();
    await expectCalls(site, 'POST /trial/admin/reset', [
      { path: '/trial/admin/reset', encoding: 'json', body: { id } },
    ]);
    await expect.poll(() => callsOf(site, 'GET /global/users').length).toBe(4);
    await expectDistinctCalls(site, 'GET /global/users', [{ path: '/global/users' }]);
  });

  it('are shown whole, one at a time, and edited with the exact fields', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/global/users/2');
    await page.getByRole('heading', { name: /Oren/ }).first().waitFor();
    await expectCalls(site, 'GET /global/users/{id}', [{ path: '/global/users/2' }]);
    await expectCalls(site, 'GET /global/users/subscribed/{id}', [{ path: '/global/users/subscribed/2' }]);
    await expectCalls(site, 'GET /global/users/questions/{id}', [{ path: '/global/users/questions/2' }]);
    await expectCalls(site, 'GET /global/users/sso/{id}', [{ path: '/global/users/sso/2' }]);
    await expectDistinctCalls(site, 'GET /global/whitelist', [{ path: '/global/whitelist' }]);
    await expectCalls(site, 'GET /global/users/tickets/{id}', [{ path: '/global/users/tickets/2' }]);
    await expectCalls(site, 'GET /global/projects/user/{id}', [{ path: '/global/projects/user/2' }]);

    await page.getByRole('textbox', { name: 'Email' }).fill('oren+new&more@harbour.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectCalls(site, 'POST /global/users/email', [
      {
        path: '/global/users/email',
        encoding: 'json',
        body: { id: 2, value: 'oren+new&more@harbour.example' },
      },
    ]);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Oren “Harbour” Halvorsen');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectCalls(site, 'POST /global/users/display_name', [
      {
        path: '/global/users/display_name',
        encoding: 'json',
        body: { id: 2, value: 'Oren “Harbour” Halvorsen' },
      },
    ]);

    const flip = async (label: string): Promise<boolean> => {
      const box = page.getByRole('checkbox', { name: label });
      const isOn = await box.isChecked();
      await box.click();
      return !isOn;
    };
    const isGrandfathered = await flip('Grandfathered');
    await expectCalls(site, 'POST /global/users/grandfathered', [
      { path: '/global/users/grandfathered', encoding: 'json', body: { id: 2, value: isGrandfathered } },
    ]);
    const isEligible = await flip('Edu override');
    await expectCalls(site, 'POST /global/users/edueligibilityoverride', [
      { path: '/global/users/edueligibilityoverride', encoding: 'json', body: { id: 2, value: isEligible } },
    ]);
    const isSkipping = await flip('Skips LTI payments');
    await expectCalls(site, 'POST /global/users/skip_lti_payments', [
      { path: '/global/users/skip_lti_payments', encoding: 'json', body: { id: 2, value: isSkipping } },
    ]);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('checkbox', { name: 'Global admin' }).click();
    await expectCalls(site, 'POST /global/users/global_admin', [
      { path: '/global/users/global_admin', encoding: 'json', body: { id: 2, value: true } },
    ]);

    await page.getByRole('button', { name: 'Customer Page' }).click();
    await expectCalls(site, 'GET /global/users/customerpage/{id}', [
      { path: '/global/users/customerpage/2' },
    ]);
  });
});
