import { fail, html } from '@timemap/admin-mock/scenarios';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';
import { untilLoaded } from './layout.ts';

const site = siteForEachTest();

async function logIn(page: Page, username: string, password = `${username}-demo`) {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const logins = () => site.api.requests().filter(({ operation }) => operation === 'POST /login');

describe('signing in', () => {
  it('sends user and pass as a form and opens the requested address', async () => {
    const page = await site.newPage();
    await page.goto('/organizations?organization=2&tab=administration');
    await page.waitForURL(/\/pages\/login\?redirect=/);
    await logIn(page, 'oren');
    await page.getByRole('heading', { name: 'Harbour City Schools' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/organizations?organization=2&tab=administration',
    );
    await expectCalls(site, 'POST /login', [
      { path: '/login', encoding: 'form', body: { user: 'oren', pass: 'oren-demo' } },
    ]);
  });

  it.each([
    ['ada', true],
    ['oren', false],
    ['mia', false],
    ['uma', false],
  ])('lets %s in by keyboard alone, with the navigation of that role', async (name, isGlobalAdmin) => {
    const page = await site.newPage();
    await page.goto('/pages/login');
    await page.getByLabel('Username or email').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${name}-demo`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Organizations' }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    const items = ['Organization Management', 'Support Tickets', 'Global Admin', 'Admin Dashboard'];
    const counts = () => Promise.all(items.map((item) => page.getByRole('link', { name: item }).count()));
    await expect.poll(counts).toEqual(items.map(() => (isGlobalAdmin ? 1 : 0)));
  });

  it('shows the server’s words in an alert, and the button comes back', async () => {
    const page = await site.newPage();
    await page.goto('/pages/login');
    await logIn(page, 'ada', 'wrong');
    await page.getByRole('alert').waitFor();
    await logIn(page, 'ada');
    await page
      .getByText('Signed in as')
      .or(page.getByRole('button', { name: /ada/ }))
      .first()
      .waitFor();
  });

  it('shows no message after a failure of the network, and the button comes back', async () => {
    const page = await site.newPage({ hasApiFailures: true });
    site.api.use(html('POST /login', 502, { times: 1 }));
    await page.goto('/pages/login');
    await logIn(page, 'ada');
    await expect.poll(() => logins().length).toBe(1);
    await expect
      .poll(() => page.getByRole('button', { name: 'Login' }).getAttribute('aria-disabled'))
      .toBeNull();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => logins().length).toBe(2);
    await page.waitForURL((url) => url.pathname !== '/pages/login');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/pages/login?redirect=/',
  ])('never leaves the console for the redirect %s (T4)', async (redirect) => {
    const page = await site.newPage();
    await page.goto(`/pages/login?redirect=${encodeURIComponent(redirect)}`);
    await logIn(page, 'mia');
    await page.waitForURL((url) => url.pathname === '/organizations');
    expect(page.url().startsWith(site.url)).toBe(true);
  });

  it('sends someone who is signed in away from the login page', async () => {
    const page = await site.newPage({ account: 'member' });
    await page.goto('/pages/login?redirect=/organizations');
    await page.waitForURL((url) => url.pathname === '/organizations');
  });
});

describe('a session', () => {
  it('that the server does not know is removed, and the login page opens', async () => {
    const page = await site.newPage({ account: 'member', hasApiFailures: true });
    site.api.use(fail('GET /userinfo', 'Invalid session'));
    await page.goto('/organizations');
    await page.waitForURL((url) => url.searchParams.get('redirect') === '/organizations');
    expect(await page.evaluate(() => localStorage.getItem('cv-sid'))).toBeNull();
  });

  it('that ends in the middle of work reloads once and keeps what was typed (T14)', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Create Sub Organization' }).click();
    await page.getByLabel('Organization name').fill('Night School');
    site.api.use(fail('POST /suborganization/create', 'Invalid session', 400));
    site.api.use(fail('GET /userinfo', 'Invalid session', 400, { times: 1 }));
    await page.getByLabel('Organization name').press('Enter');
    await page.waitForURL(/\/pages\/login/);
    site.api.resetScenarios();
    await logIn(page, 'ada');
    await expect.poll(() => page.getByLabel('Organization name').inputValue()).toBe('Night School');
  });

  it('that someone logs out of in another tab leads to the login page with a sentence, and leaves no draft', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations?organization=6');
    await page.getByRole('button', { name: 'Create Sub Organization' }).click();
    await page.getByLabel('Organization name').fill('Night School');
    const other = await page.context().newPage();
    await other.goto('/organizations');
    await other.getByRole('button', { name: /ada/ }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Your session has ended. Log in to continue.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/pages/login');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Night School');
    await logIn(page, 'ada');
    await page.getByRole('heading', { name: 'Empty Lot' }).waitFor();
    // A dialog that opens by itself would cover this button.
    await page.getByRole('button', { name: 'Create Sub Organization' }).click();
    expect(await page.getByLabel('Organization name').inputValue()).toBe('');
  });

  it('ends in every tab when one logs out, and leaves nothing in storage (decisions)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/organizations');
    const other = await page.context().newPage();
    await other.goto('/organizations');
    await other.getByRole('tree').waitFor();
    await page.getByRole('button', { name: /ada/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/pages\/login/);
    await other.waitForURL(/\/pages\/login/);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.getByRole('tree').count()).toBe(0);
  });
});

describe('a server that is away for a moment when a page loads', () => {
  it('is asked again, the page says so, and the session stays', async () => {
    const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
    site.api.use(html('GET /userinfo', 503, { times: 5 }));
    await page.goto('/organizations');
    await page.getByText('The server is unavailable. Trying again…').waitFor();
    await page.getByRole('treeitem').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/organizations');
  });
});
