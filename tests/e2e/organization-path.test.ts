import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls, expectDistinctCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { boxOf, untilLoaded } from './layout.ts';
import { pressDeliberately } from './row-action.ts';

const site = siteForEachTest();

const writes = () =>
  site.api
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation }) => operation);

describe('a global admin', () => {
  it('has the tree on the left, about a quarter wide, and the details right of it', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=2');
    await page.getByRole('heading', { name: 'Harbour City Schools' }).waitFor();
    await page.getByRole('tablist').first().waitFor();
    await untilLoaded(page);
    const whole = await boxOf(page.getByRole('main'));
    const tree = await boxOf(page.getByRole('tree'));
    const details = await boxOf(page.getByRole('tablist').first());
    expect(tree.x - whole.x).toBeLessThan(whole.width * 0.05);
    expect(tree.width / whole.width).toBeGreaterThan(0.18);
    expect(tree.width / whole.width).toBeLessThan(0.32);
    expect(details.x).toBeGreaterThan(tree.x + tree.width);
    expect(details.y).toBeLessThan(tree.y + 200);
    expect(details.x + details.width).toBeGreaterThan(whole.x + whole.width * 0.9);
  });

  it('finds an organization in the tree by keyboard, and its address holds it (A §2)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations');
    await page.getByText('Select an organization to continue').waitFor();
    const tree = page.getByRole('tree');
    await tree.getByText('Empty Lot').waitFor();
    await page.keyboard.press('Tab');
    while (!(await page.evaluate(() => document.activeElement?.closest('[role="tree"]') !== null))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('har');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Harbour City Schools' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toContain('organization=2');
    await page.reload();
    await page.getByRole('heading', { name: 'Harbour City Schools' }).waitFor();
  });

  it('creates, disables, enables and revokes a license', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Create License' }).click();
    await page.getByLabel('Seats').fill('12');
    // Otherwise the second press may come after the dialog has closed, onto the page.
    const letGo = site.api.hold('POST /licenses');
    await page.getByRole('dialog').getByRole('button', { name: 'Create License' }).dblclick();
    letGo();
    await page.getByText('0 of 12').waitFor();
    const id = String(site.api.db.licenses.find(({ organizationId }) => organizationId === 6)?.id);
    await page.getByRole('button', { name: 'Disable License' }).click();
    await pressDeliberately(page.getByRole('button', { name: 'Enable License' }));
    await page.getByRole('button', { name: 'Disable License' }).waitFor();
    await page.getByRole('button', { name: 'Revoke License' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke License' }).click();
    await page.getByRole('button', { name: 'Create License' }).waitFor();
    expect(writes()).toEqual([
      'POST /licenses',
      'POST /licenses/toggle',
      'POST /licenses/toggle',
      'DELETE /licenses',
    ]);
    await expectCalls(site, 'POST /licenses', [
      { path: '/licenses', encoding: 'form', body: { id: '6', seats: '12' } },
    ]);
    await expectCalls(site, 'POST /licenses/toggle', [
      { path: '/licenses/toggle', encoding: 'form', body: { licenseKey: id } },
      { path: '/licenses/toggle', encoding: 'form', body: { licenseKey: id } },
    ]);
    await expectCalls(site, 'DELETE /licenses', [{ path: '/licenses', encoding: 'form', body: { id } }]);
    await expectDistinctCalls(site, 'GET /licenses/{orgId}', [{ path: '/licenses/6' }]);
  });

  it('creates a root organization and a sub-organization, and sees both immediately (A §2, §4)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations');
    await page.getByRole('button', { name: 'Create New Root Organization' }).click();
    await page.getByLabel('Organization name').fill('Aardvark College');
    await page.getByLabel(/^Owner/).fill('mia');
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem', { name: /Aardvark College/ }).click();
    await page.getByRole('heading', { name: 'Aardvark College' }).waitFor();
    const parentId = new URL(page.url()).searchParams.get('organization');
    await page.getByRole('button', { name: 'Create Sub Organization' }).click();
    await page.getByLabel('Organization name').fill('Night School');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Night School' }).waitFor();
    await page.getByRole('link', { name: 'Night School' }).click();
    await page.getByRole('heading', { name: 'Night School' }).waitFor();
    expect(writes()).toEqual(['POST /organizations/create', 'POST /suborganization/create']);
    await expectCalls(site, 'POST /organizations/create', [
      {
        path: '/organizations/create',
        encoding: 'form',
        body: { name: 'Aardvark College', admin_username: 'mia' },
      },
    ]);
    await expectCalls(site, 'POST /suborganization/create', [
      {
        path: '/suborganization/create',
        encoding: 'form',
        body: { parentid: parentId, name: 'Night School' },
      },
    ]);
  });
});

describe('the first page', () => {
  it.each([
    ['globalAdmin', '/global'],
    ['orgAdmin', '/organizations'],
    ['member', '/organizations'],
  ] as const)(
    'of %s is %s, without a loop, and their organizations are read by their own call (decisions)',
    async (account, start) => {
      const page = await site.newPage({ account });
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === start);
      await page.goto('/organizations');
      await page.getByRole('tree').waitFor();
      if (account === 'globalAdmin') {
        await expectDistinctCalls(site, 'GET /organizations/admin/all', [
          { path: '/organizations/admin/all', query: { includeChildren: 'true' } },
        ]);
        expect(callsOf(site, 'GET /organizations')).toEqual([]);
      } else {
        await expectDistinctCalls(site, 'GET /organizations', [{ path: '/organizations' }]);
        expect(callsOf(site, 'GET /organizations/admin/all')).toEqual([]);
      }
      await expectDistinctCalls(site, 'GET /userinfo', [{ path: '/userinfo' }]);
    },
  );

  it('is where a member is sent from the staff area', async () => {
    const page = await site.newPage({ account: 'member' });
    for (const path of ['/global', '/global/users', '/admindash']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/organizations');
    }
  });
});

describe('an organization admin', () => {
  it('sees the license without its actions, and their own tree only (A §6)', async () => {
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto('/organizations?organization=2');
    await page.getByText('12 of 10').waitFor();
    await page.getByRole('treeitem', { name: /Harbour City/ }).waitFor();
    await untilLoaded(page);
    expect(await page.getByRole('button', { name: 'Revoke License' }).count()).toBe(0);
    expect(await page.getByRole('treeitem', { name: /Northwind/ }).count()).toBe(0);
  });
});

describe('a member', () => {
  it('sees the projects only', async () => {
    const page = await site.newPage({ account: 'member' });
    await page.goto('/organizations?organization=2');
    await page.getByRole('tab', { name: 'Projects' }).waitFor();
    await untilLoaded(page);
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Projects']);
  });

  it('is sent to the root from an organization that is not theirs', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    await page.goto('/organizations?organization=4');
    await page.waitForURL((url) => url.pathname === '/organizations' && url.search === '');
    await page.getByText('Select an organization to continue').waitFor();
  });
});
