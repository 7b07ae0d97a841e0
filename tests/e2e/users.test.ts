import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

type Operation = Parameters<typeof callsOf>[1];

/** What an operation carried, each time it was called. */
const bodiesOf = (operation: Operation) =>
  callsOf(site, operation).map(({ path, query, encoding, body }) => {
    expect({ path: path.toLowerCase(), query }).toEqual({ path, query: {} });
    return { encoding, body };
  });

const json = (body: object) => [{ encoding: 'json', body }];

describe('the users of the staff area', () => {
  it('are flagged and have their trials changed in the list (B §7) [B-7.01, B-7.02, B-7.06]', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users?filter=trial.running');
    await page.getByRole('checkbox', { name: 'Verified, trial.running' }).click();
    await expect.poll(() => bodiesOf('POST /global/users/verified').length).toBe(1);
    const id = 14;
    expect(bodiesOf('POST /global/users/verified')).toEqual([
      { encoding: 'json', body: { id, value: expect.any(Boolean) } },
    ]);
    for (const change of ['Expire', 'Restart', 'Reset']) {
      await page.getByRole('button', { name: `${change} trial of trial.running` }).click();
      const operation = `POST /trial/admin/${change.toLowerCase()}` as Operation;
      await expect.poll(() => bodiesOf(operation)).toEqual(json({ id }));
    }
    expect(bodiesOf('POST /trial/admin/expire')).toEqual(json({ id }));
    expect(bodiesOf('POST /trial/admin/restart')).toEqual(json({ id }));
    expect(bodiesOf('POST /trial/admin/reset')).toEqual(json({ id }));
    // Once at first, and again after each change of a trial.
    await expect.poll(() => callsOf(site, 'GET /global/users').length).toBe(4);
  });

  it('are shown whole, one at a time, and edited with the exact fields (B §2, §7) [B-7.03, B-7.04, B-7.05]', async () => {
    // Not every user has answered the questions; that answer is a 404.
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/global/users/2');
    await page.getByRole('heading', { name: /Oren/ }).first().waitFor();
    const reads: readonly Operation[] = [
      'GET /global/users/{id}',
      'GET /global/users/subscribed/{id}',
      'GET /global/users/questions/{id}',
      'GET /global/users/sso/{id}',
      'GET /global/users/tickets/{id}',
      'GET /global/projects/user/{id}',
    ];
    for (const read of reads) {
      await expect
        .poll(() => callsOf(site, read).map(({ path }) => path))
        .toEqual([read.slice(4).replace('{id}', '2')]);
    }

    await page.getByRole('textbox', { name: 'Email' }).fill('oren+new&more@harbour.example');
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect
      .poll(() => bodiesOf('POST /global/users/email'))
      .toEqual(json({ id: 2, value: 'oren+new&more@harbour.example' }));
    await page.getByRole('textbox', { name: 'Display name' }).fill('Oren “Harbour” Halvorsen');
    await page.getByRole('button', { name: 'Save display name' }).click();
    await expect
      .poll(() => bodiesOf('POST /global/users/display_name'))
      .toEqual(json({ id: 2, value: 'Oren “Harbour” Halvorsen' }));

    const flags: Readonly<Record<string, Operation>> = {
      Grandfathered: 'POST /global/users/grandfathered',
      'Edu eligibility override': 'POST /global/users/edueligibilityoverride',
      'Skip LTI payments': 'POST /global/users/skip_lti_payments',
    };
    for (const [label, operation] of Object.entries(flags)) {
      const box = page.getByRole('checkbox', { name: label });
      const value = !(await box.isChecked());
      await box.click();
      await expect.poll(() => bodiesOf(operation)).toEqual(json({ id: 2, value }));
    }
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('checkbox', { name: 'Global admin' }).click();
    await expect
      .poll(() => bodiesOf('POST /global/users/global_admin'))
      .toEqual(json({ id: 2, value: true }));

    await page.getByRole('button', { name: 'Customer Page' }).click();
    await expect
      .poll(() => callsOf(site, 'GET /global/users/customerpage/{id}').map(({ path }) => path))
      .toEqual(['/global/users/customerpage/2']);
  });
});
