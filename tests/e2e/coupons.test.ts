import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

describe('coupons', () => {
  it('are listed, edited in place, created and deleted with exactly the specified fields', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global');
    await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Coupons' }).click();
    await page.getByRole('searchbox', { name: 'Filter by code' }).fill('half off');
    await page.waitForURL((url) => url.pathname === '/global/coupons' && url.searchParams.has('filter'));
    await expectCalls(site, 'GET /coupons', [{ path: '/coupons' }]);

    const before = site.api.db.coupons.get(2);
    if (before === undefined) throw new Error('The seed has no coupon 2.');
    const whole = {
      id: 2,
      code: 'HALF OFF/50%',
      value: before.value,
      percentage: before.isPercentage,
      months: before.months,
      uses: before.uses,
      maxUses: before.maxUses,
      forUsers: before.isForUsers,
      forProjects: before.isForProjects,
      created: before.createdAt.replace('T', ' ').replace(/(\.\d+)?Z$/, ''),
    };
    const letGo = site.api.hold('PUT /coupons');
    await page.getByText('filtered from').waitFor();
    await page.getByRole('textbox', { name: 'Value' }).focus();
    await page.keyboard.type('33');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByText('unlimited').first().waitFor();
    letGo();
    await expect.poll(() => callsOf(site, 'PUT /coupons').length).toBe(2);
    await expectCalls(site, 'PUT /coupons', [
      { path: '/coupons', encoding: 'json', body: { ...whole, value: 33 } },
      { path: '/coupons', encoding: 'json', body: { ...whole, value: 33, months: 0 } },
    ]);
    await expect.poll(() => site.api.db.coupons.get(2)).toMatchObject({ value: 33, months: 0 });

    await page.getByRole('button', { name: 'Create Coupon' }).click();
    const form = page.getByRole('dialog', { name: 'Create Coupon' });
    await form.getByLabel('Code').fill('ä %/..?');
    await form.getByLabel('Value').fill('15');
    await form.getByLabel('For users').click();
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await expectCalls(site, 'POST /coupons', [
      {
        path: '/coupons',
        encoding: 'json',
        body: {
          code: 'ä %/..?',
          value: 15,
          percentage: false,
          months: 0,
          maxUses: 0,
          forUsers: true,
          forProjects: false,
        },
      },
    ]);

    await page.getByRole('searchbox', { name: 'Filter by code' }).fill('ä %');
    await page.getByRole('button', { name: 'Delete coupon ä %/..?' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Coupon' });
    await question.getByText('Delete coupon ä %/..??').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.waitFor({ state: 'detached' });
    await expectCalls(site, 'DELETE /coupons/{code}', [{ path: '/coupons/%C3%A4%20%25%2F..%3F' }]);
    await page.getByText('No coupons match query').waitFor();
  });

  it('never send a code that would leave its place in the address (T17)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/coupons');
    const refused = page.getByRole('button', { name: 'Delete coupon ..', exact: true });
    await refused.waitFor();
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await refused.click({ force: true });
    // A question about another code must not get in the way.
    await page.getByRole('button', { name: 'Delete coupon HALF OFF/50%' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Delete coupon HALF OFF/50%?').waitFor();
    expect(await page.locator('[role=alertdialog]').count()).toBe(1);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(site.api.requests().filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('that are changed offline keep a mark with the reason, and are saved by Retry once online', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/coupons?filter=half');
    const value = page.getByRole('textbox', { name: 'Value' });
    await value.waitFor();
    const before = await value.inputValue();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await value.fill('33');
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', { name: /^Retry\. Not saved/ });
    await retry.waitFor();
    expect(await value.inputValue()).toBe(before);
    await value.focus();
    const description = await value.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    expect(description).toMatch(/Not saved\./);
    await page.context().setOffline(false);
    await retry.click();
    await expect.poll(() => site.api.db.coupons.get(2)?.value).toBe(33);
    await retry.waitFor({ state: 'detached' });
  });
});
