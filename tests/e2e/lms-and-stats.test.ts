import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { boxOf, nextFrames, ROUNDING_PX, untilLoaded } from './layout.ts';
import { pressDeliberately } from './row-action.ts';

const site = siteForEachTest();

describe('the LMS data of a root organization', () => {
  it('begins with an institution, which is then enabled and disabled (B §4, §7)', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/organizations?organization=6&tab=lms');
    await page.getByLabel('Institution name').fill('Empty Lot Moodle');
    await page.getByRole('button', { name: 'Create LTI Institution' }).click();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await pressDeliberately(page.getByRole('button', { name: 'Enable', exact: true }));
    await page.getByRole('button', { name: 'Disable', exact: true }).waitFor();
    await expectCalls(site, 'POST /organizations/{id}/lti', [
      { path: '/organizations/6/lti', encoding: 'json', body: { institution_name: 'Empty Lot Moodle' } },
    ]);
    await expectCalls(site, 'PUT /organizations/{id}/lti/disable', [
      { path: '/organizations/6/lti/disable' },
    ]);
    await expectCalls(site, 'PUT /organizations/{id}/lti/enable', [{ path: '/organizations/6/lti/enable' }]);
    await expectDistinctCalls(site, 'GET /organizations/{id}/lti', [{ path: '/organizations/6/lti' }]);
  });

  it('generates paywall codes after a question, and downloads them as a file (B §5, §7)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=1&tab=lms');
    await page.getByRole('tab', { name: 'Paywall Code Management' }).click();
    await page.getByRole('tab', { name: 'Generate Code Batch' }).click();
    await page.getByLabel('Number of codes').fill('3');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to generate 3 codes for "New Batch"?').waitFor();
    await question.getByRole('button', { name: /Generate/ }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /paywall_codes\.csv/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toBe('paywall_codes.csv');
    await expectCalls(site, 'POST /admin/lti/paywall/generate-code-batch', [
      {
        path: '/admin/lti/paywall/generate-code-batch',
        encoding: 'json',
        body: { name: 'New Batch', count: 3, institution_id: 1 },
      },
    ]);
  });

  it('lists the code batches of the institution, and downloads the codes of one (B §7)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=1&tab=lms');
    await page.getByRole('tab', { name: 'Paywall Code Management' }).click();
    await page
      .getByRole('button', { name: /^Download Codes of/ })
      .first()
      .click();
    const codes = page.getByRole('dialog', { name: /^Codes of/ });
    const download = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Download paywall_codes.csv' }).click();
    expect((await download).suggestedFilename()).toBe('paywall_codes.csv');
    await expectCalls(site, 'GET /admin/lti/paywall/code-batches/{institutionid}', [
      { path: '/admin/lti/paywall/code-batches/1' },
    ]);
    await expectCalls(site, 'GET /admin/lti/paywall/code-batches/codes/{batchid}', [
      { path: '/admin/lti/paywall/code-batches/codes/3' },
    ]);
  });
});

describe('usage statistics', () => {
  it('open for every signed-in user and load in the specified order', async () => {
    const page = await site.newPage({ account: 'member' });
    // Two connections may reorder them.
    const left: string[] = [];
    page.on('request', (request) => left.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/stats');
    await page.getByRole('heading', { name: 'General Stats' }).waitFor();
    const inOrder = [
      'GET /admin/stats/general',
      'GET /admin/stats/lti',
      'GET /admin/stats/project',
      'GET /admin/stats/lti-by-institution',
    ] as const;
    const loads = () => inOrder.flatMap((operation) => callsOf(site, operation));
    await expect.poll(() => loads().length).toBe(inOrder.length);
    await expectCalls(site, 'GET /admin/stats/general', [{ path: '/admin/stats/general' }]);
    await expectCalls(site, 'GET /admin/stats/lti', [{ path: '/admin/stats/lti' }]);
    await expectCalls(site, 'GET /admin/stats/project', [{ path: '/admin/stats/project' }]);
    await expectCalls(site, 'GET /admin/stats/lti-by-institution', [
      { path: '/admin/stats/lti-by-institution' },
    ]);
    expect(left.filter((call) => inOrder.some((operation) => call === operation))).toEqual(inOrder);
    await page.getByRole('tab', { name: 'LTI' }).click();
    await page.getByRole('table', { name: 'LTI Stats by Institution' }).waitFor();
  });

  it('show global admins how the lists grew, zoom by dragging, keep it in the address, and save a picture', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/stats?range=90d');
    const values = page.getByRole('slider', { name: 'Values of Users' });
    await values.scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByLabel('Step').inputValue()).toBe('week');
    await untilLoaded(page);
    const box = await boxOf(values);
    const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
    await page.mouse.move(...at(0.5));
    await page.mouse.down();
    await page.mouse.move(...at(0.9), { steps: 4 });
    await page.mouse.up();
    await page.waitForURL(/range=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/);
    await page.getByLabel('Show', { exact: true }).selectOption('Total');
    await page.waitForURL(/show=total/);
    await page.reload();
    await values.waitFor();
    await expect.poll(() => page.getByLabel('Show', { exact: true }).inputValue()).toBe('total');
    await values.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => values.getAttribute('aria-valuetext'))
      .toMatch(new RegExp(`: ${site.api.db.users.size}$`));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Users as PNG' }).click();
    const picture = await download;
    expect(picture.suggestedFilename()).toBe('growth-users.png');
    const bytes = await buffer(await picture.createReadStream());
    expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(bytes.length).toBeGreaterThan(3000);
  });

  it('show all columns of the institutions at 1024 px, by scrolling the table', async () => {
    const page = await site.newPage({ account: 'globalAdmin', width: 1024 });
    await page.goto('/stats?tab=lti');
    const table = page.getByRole('table', { name: 'LTI Stats by Institution' });
    await table.getByRole('rowheader').first().waitFor();
    await nextFrames(page);
    const last = table.getByRole('columnheader').last();
    const cutPx = async () => {
      await last.scrollIntoViewIfNeeded();
      return last.evaluate((head) => {
        let frame = head.parentElement;
        while (frame !== null && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
        return head.getBoundingClientRect().right - (frame?.getBoundingClientRect().right ?? 0);
      });
    };
    await expect.poll(cutPx).toBeLessThanOrEqual(ROUNDING_PX);
  });
});
