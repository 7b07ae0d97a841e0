import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest();

const writes = () =>
  site.api
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, encoding, body }) => ({ operation, encoding, body }));

describe('a global admin', () => {
  it('finds an organization in the tree by keyboard, and its address holds it (A §2) [A-2.56, A-2.57]', async () => {
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
    expect(new URL(page.url()).search).toContain('organization=2');
    await page.reload();
    await page.getByRole('heading', { name: 'Harbour City Schools' }).waitFor();
  });

  it('creates, disables, enables and revokes a license (A §2, §7) [B-7.56]', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Create License' }).click();
    await page.getByLabel('Seats').fill('12');
    await page.getByRole('dialog').getByRole('button', { name: 'Create License' }).dblclick();
    await page.getByText('0 of 12 seats taken').waitFor();
    await page.getByRole('button', { name: 'Disable License' }).click();
    await page.getByRole('button', { name: 'Enable License' }).click();
    await page.getByRole('button', { name: 'Disable License' }).waitFor();
    await page.getByRole('button', { name: 'Revoke License' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke License' }).click();
    await page.getByRole('button', { name: 'Create License' }).waitFor();
    const id = String(Object.values(writes()[1]?.body ?? {})[0]);
    expect(writes()).toEqual([
      { operation: 'POST /licenses', encoding: 'form', body: { id: '6', seats: '12' } },
      { operation: 'POST /licenses/toggle', encoding: 'form', body: { licenseKey: id } },
      { operation: 'POST /licenses/toggle', encoding: 'form', body: { licenseKey: id } },
      { operation: 'DELETE /licenses', encoding: 'form', body: { id } },
    ]);
  });

  it('creates a root organization and a sub-organization, and sees both at once (A §2, §4)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations');
    await page.getByRole('button', { name: 'Create New Root Organization' }).click();
    await page.getByLabel('Organization name').fill('Aardvark College');
    await page.getByLabel(/^Owner/).fill('mia');
    await page.keyboard.press('Enter');
    await page.getByRole('treeitem', { name: /Aardvark College/ }).click();
    await page.getByRole('button', { name: 'Create Sub Organization' }).click();
    await page.getByLabel('Organization name').fill('Night School');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Night School' }).waitFor();
    await page.getByRole('link', { name: 'Night School' }).click();
    await page.getByRole('heading', { name: 'Night School' }).waitFor();
    expect(writes().map(({ operation }) => operation)).toEqual([
      'POST /organizations/create',
      'POST /suborganization/create',
    ]);
  });
});

describe('the first page', () => {
  it.each([
    ['globalAdmin', '/global', 'GET /organizations/admin/all', { includeChildren: 'true' }],
    ['orgAdmin', '/organizations', 'GET /organizations', {}],
    ['member', '/organizations', 'GET /organizations', {}],
  ] as const)(
    'of %s is %s, without a loop, and their organizations are read by their own call (decisions) [A-1.08, A-2.01, B-2.02, B-6.07, B-7.46]',
    async (account, start, list, query) => {
      const page = await site.newPage({ account });
      await page.goto('/');
      await page.waitForURL((url) => url.pathname === start);
      await page.goto('/organizations');
      await page.getByRole('tree').waitFor();
      expect(callsOf(site, list)[0]).toMatchObject({ query });
    },
  );

  it('is where a member is sent from the staff area (B §2) [B-2.01]', async () => {
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
    await page.getByText('12 of 10 seats taken').waitFor();
    expect(await page.getByRole('button', { name: 'Revoke License' }).count()).toBe(0);
    expect(await page.getByRole('treeitem', { name: /Northwind/ }).count()).toBe(0);
  });
});

describe('a member', () => {
  it('sees the projects only (A §6) [A-1.11, B-1.03]', async () => {
    const page = await site.newPage({ account: 'member' });
    await page.goto('/organizations?organization=2');
    await page.getByRole('tab', { name: 'Projects' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(1);
  });

  it('is sent to the root from an organization that is not theirs (A §8) [A-8.18]', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    await page.goto('/organizations?organization=4');
    await page.waitForURL((url) => url.pathname === '/organizations' && url.search === '');
    await page.getByText('Select an organization to continue').waitFor();
  });
});
