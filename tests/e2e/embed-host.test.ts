import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';
import { openRowAction } from './row-action.ts';

const site = siteForEachTest({ hasMainApp: true });

const tracesIn = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    history: JSON.stringify(history.state),
    referrer: document.referrer,
    document: document.documentElement.outerHTML,
    localStorage: JSON.stringify({ ...localStorage }),
    entries: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  }));

async function logInAs(console: Page, userId: number): Promise<Page> {
  await console.goto(`/global/users/${userId}`);
  await console.getByRole('button', { name: /^Log In as/i }).click();
  const opening = console.context().waitForEvent('page');
  await console
    .getByRole('dialog')
    .getByRole('button', { name: /^Log In as/ })
    .click();
  return opening;
}

const people = (page: Page) => page.getByRole('region', { name: /Harbour Walk/ });

describe('the main app', () => {
  it('opens as the user, and removes the session id from the address immediately', async () => {
    const admin = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    const app = await logInAs(admin, 2);
    const referers: string[] = [];
    app.on('request', (request) => {
      const { referer } = request.headers();
      if (referer) referers.push(`${referer} to ${request.url()}`);
    });
    await app.getByRole('region', { name: 'Acting as' }).getByText('oren').waitFor();
    expect(app.url()).toBe(`${site.mainAppUrl}/app/dashboard`);

    const sessionId = site.api
      .requests()
      .findLast(({ operation }) => operation === 'GET /userinfo')
      ?.headers.authorization?.replace('Bearer ', '');
    expect(sessionId).toMatch(/./);
    const traces = Object.entries(await tracesIn(app));
    expect(traces.filter(([, text]) => text.includes(sessionId ?? ''))).toEqual([]);
    expect(await app.evaluate(() => history.length)).toBe(1);

    await app.reload();
    await app.getByRole('link', { name: 'Harbour Walk' }).click();
    await people(app).getByRole('button', { name: 'Add' }).first().waitFor();
    await app.getByRole('region', { name: 'Acting as' }).waitFor();
    expect(referers).toEqual([]);

    await app.getByRole('button', { name: 'Stop' }).click();
    await app.getByRole('heading', { name: 'You have left' }).waitFor();
    expect(await app.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });

  it('shows a role that the console adds, and the console one that is added here', async () => {
    const admin = await site.newPage({ account: 'orgAdmin' });
    await admin.goto('/organizations/projects/2');
    await openRowAction(admin, 'Harbour Walk', 'Modify');
    const dialog = admin.getByRole('dialog').first();
    const app = await site.newPage();
    await app.goto(`${site.mainAppUrl}/app/connect/2?sid=${site.api.signIn('orgAdmin')}`);
    await people(app).getByRole('option', { name: 'Pupils' }).first().waitFor({ state: 'attached' });

    await dialog.getByRole('button', { name: 'Create New' }).click();
    await admin.getByLabel('Group Name').fill('From the console');
    await admin.keyboard.press('Enter');
    await people(app)
      .getByRole('option', { name: 'From the console' })
      .first()
      .waitFor({ state: 'attached' });

    await people(app)
      .getByRole('button', { name: /Create/ })
      .click();
    await app.getByLabel(/Name/).fill('From the main app');
    await app.keyboard.press('Enter');
    await dialog.getByRole('option', { name: 'From the main app' }).first().waitFor({ state: 'attached' });
  });

  it('opens a project by #/app/connect, for who signs in there', async () => {
    const admin = await site.newPage({ account: 'orgAdmin' });
    await admin.goto('/organizations/projects/2');
    const connect = admin
      .getByRole('row')
      .filter({ hasText: 'Harbour Walk' })
      .getByRole('link', { name: /^Connect/ });
    await connect.waitFor();
    const opening = admin.context().waitForEvent('page');
    await connect.click();
    const app = await opening;
    await app.getByText('nobody is signed in here').waitFor();
    await app.getByLabel('Name or email').fill('mia');
    await app.getByLabel('Password').fill('mia-demo');
    await app.keyboard.press('Enter');
    await app.getByRole('heading', { level: 1, name: 'Harbour Walk' }).waitFor();
    await people(app).getByText('Mia Duarte').waitFor();
    expect(await app.getByRole('region', { name: 'Acting as' }).count()).toBe(0);
    await app.getByRole('button', { name: 'Places' }).click();
    await app.getByRole('dialog', { name: 'Places' }).getByText('Old quay').waitFor();
  });

  it('says in a sentence what cannot be shown', async () => {
    const app = await site.newPage({ hasApiFailures: true });
    await app.goto(`${site.mainAppUrl}/app/dashboard?sid=long-gone`);
    await app.getByRole('heading', { name: 'This session has ended' }).waitFor();
    expect(app.url()).toBe(`${site.mainAppUrl}/app/dashboard`);
    await app.goto(`${site.mainAppUrl}/app/connect/999?sid=${site.api.signIn('member')}`);
    await app.getByText('There is no project 999, or it is not yours to see.').waitFor();
    await app.goto(`${site.mainAppUrl}/app/elsewhere`);
    await app.getByRole('heading', { name: 'No such page' }).waitFor();
  });
});
