import { delay, fail, never } from '@timemap/admin-mock/scenarios';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const ADD = 'POST /organizations/{id}/users';
const ORGANIZATION = 2;

const site = siteForEachTest();

const memberIds = () =>
  new Set(
    site.api.db.organizationMembers
      .filter(({ organizationId }) => organizationId === ORGANIZATION)
      .map(({ userId }) => userId),
  );

function withoutMembers(names: readonly string[]): string[] {
  const members = memberIds();
  const idOf = new Map(site.api.db.users.map(({ username, id }) => [username, id]));
  return names.filter((name) => !members.has(idOf.get(name) ?? -1));
}

const strangers = () =>
  withoutMembers(
    site.api.db.users.map(({ username }) => username).filter((name) => /^[a-z.0-9]+$/.test(name)),
  ).slice(0, 40);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add Multiple Users' });
const boxOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Users' });

async function startJob(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Multiple Users' }).click();
  await boxOf(page).fill(names.join('\n'));
  site.api.use(delay(ADD, 250));
  await dialogOf(page)
    .getByRole('button', { name: /^Add 40/ })
    .click();
  await expect.poll(() => callsOf(site, ADD).length).toBeGreaterThan(12);
}

/** Four requests run at a time, so four more calls show that the page waits. */
async function settle(): Promise<void> {
  site.api.use(never(ADD));
  const before = callsOf(site, ADD).length;
  await expect.poll(() => callsOf(site, ADD).length).toBe(before + 4);
}

let membersBefore = 0;
const addedCount = () => memberIds().size - membersBefore;

beforeEach(() => {
  membersBefore = memberIds().size;
});

describe('lines of a bulk add that were added', () => {
  it('are not in the box after the login, when the session ended in the middle (A §4)', async () => {
    const names = strangers();
    const page = await site.newPage({ account: 'orgAdmin', hasApiFailures: true });
    await page.goto(`/organizations/users/${ORGANIZATION}`);
    await startJob(page, names);
    site.api.use(fail(ADD, 'Invalid session'), never(ADD, { times: 3 }));
    await page.waitForURL(({ pathname }) => pathname === '/pages/login');
    site.api.resetScenarios();

    const left = withoutMembers(names);
    expect(left.length).toBeLessThan(names.length - 8);
    await page.getByLabel('Username or email').fill('oren');
    await page.getByLabel('Password', { exact: true }).fill('oren-demo');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await boxOf(page).inputValue()).split('\n')).toEqual(left);
  });

  it('are not in the box when the person went back in the middle and returns (A §4)', async () => {
    const names = strangers();
    const page = await site.newPage({ account: 'orgAdmin' });
    await page.goto(`/organizations?organization=${ORGANIZATION}`);
    await page.getByRole('link', { name: 'View/Manage Users' }).click();
    let answered = 0;
    page.on('response', (response) => {
      const isPost = response.request().method() === 'POST';
      if (isPost && response.url().endsWith(`/${ORGANIZATION}/users`)) answered += 1;
    });
    await startJob(page, names);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'detached' });
    // The server adds a user before its answer is on its way.
    await expect.poll(() => new Set([callsOf(site, ADD).length, addedCount(), answered]).size).toBe(1);
    // The page takes a line out of the box once it has read the answer.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

    await page.getByRole('link', { name: 'View/Manage Users' }).click();
    await boxOf(page).waitFor();
    const left = withoutMembers(names);
    expect(left.length).toBeLessThan(names.length - 8);
    await expect.poll(async () => (await boxOf(page).inputValue()).split('\n')).toEqual(left);
    site.api.resetScenarios();
    await dialogOf(page)
      .getByRole('button', { name: `Add ${left.length} users` })
      .click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(withoutMembers(names)).toEqual([]);
  });

  it('are not in the box when the page was loaded again in the middle', async () => {
    const names = strangers();
    const page = await site.newPage({ account: 'orgAdmin', hasApiFailures: true });
    await page.goto(`/organizations/users/${ORGANIZATION}`);
    await startJob(page, names);
    await settle();
    await page.reload();
    const left = withoutMembers(names);
    await expect.poll(async () => (await boxOf(page).inputValue()).split('\n')).toEqual(left);
  });
});
