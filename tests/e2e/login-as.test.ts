import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { callsOf, expectCalls } from './calls.ts';
import { siteForEachTest } from './harness.ts';

const LOG_IN = 'POST /global/users/loginas';

const site = siteForEachTest({ hasMainApp: true });

async function askFromList(page: Page) {
  await page.goto('/global/users?filter=oren');
  await page.getByRole('button', { name: 'Log In as oren' }).click();
  const question = page.getByRole('dialog', { name: 'Log in as oren?' });
  await question.getByText('as oren, user ID 2.').waitFor();
  return question;
}

function watchWindows(page: Page) {
  const asked: { url: string; referer: string | undefined }[] = [];
  page.context().on('request', (request) => {
    if (!request.isNavigationRequest() || !request.url().startsWith(`${site.mainAppUrl}`)) return;
    asked.push({ url: request.url(), referer: request.headers().referer });
  });
  return asked;
}

const sidOf = (url: string) => new URL(url).searchParams.get('sid') ?? '';

const holdingsOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify(history.state),
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(' '),
    ].join('\n'),
  );

describe('logging in as a user', () => {
  it('asks first by name, sends one request and opens one window with the new session', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const asked = watchWindows(page);
    const question = await askFromList(page);
    expect(callsOf(site, LOG_IN)).toEqual([]);
    const historyLength = await page.evaluate(() => history.length);

    const opening = page.context().waitForEvent('page');
    // Otherwise the second press may come after the dialog has closed, onto the page.
    const letGo = site.api.hold(LOG_IN);
    await question.getByRole('button', { name: 'Log In as oren' }).dblclick();
    letGo();
    const opened = await opening;
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => asked.length).toBe(1);
    await expectCalls(site, 'POST /global/users/loginas', [
      { path: '/global/users/loginas', encoding: 'json', body: { user_id: 2 } },
    ]);
    const sid = sidOf(asked[0]?.url ?? '');
    expect(sid).toMatch(/./);
    expect(asked).toEqual([{ url: `${site.mainAppUrl}/app/dashboard?sid=${sid}`, referer: undefined }]);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(page.context().pages()).toHaveLength(2);

    expect(await holdingsOf(page)).not.toContain(sid);
    expect(said.join('\n')).not.toContain(sid);
    expect(await page.evaluate(() => history.length)).toBe(historyLength);
    expect(page.url()).toBe(`${site.url}/global/users?filter=oren`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Log In');
  });

  it('is not offered for oneself (B §2, §6)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    await page.goto('/global/users?filter=ada');
    const own = page.getByRole('button', { name: 'Log In as ada', exact: true });
    await own.waitFor();
    expect(await own.getAttribute('aria-disabled')).toBe('true');
    await own.click({ force: true });
    await page.getByText('You are already logged in as this user.').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(callsOf(site, LOG_IN)).toEqual([]);
  });

  it('offers a button if the browser blocks the window, and requests no second session (B §8)', async () => {
    const page = await site.newPage({ account: 'globalAdmin' });
    // In an automated browser, a press counts even after a slow answer.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: true } });
    });
    const asked = watchWindows(page);
    const question = await askFromList(page);
    await question.getByRole('button', { name: 'Log In as oren' }).click();
    await question.locator('form').getByText('The new window could not open by itself.').waitFor();
    expect(asked).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);

    const opening = page.context().waitForEvent('page');
    await question.getByRole('button', { name: 'Open as oren' }).click();
    await opening;
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => asked.length).toBe(1);
    const sid = sidOf(asked[0]?.url ?? '');
    expect(asked).toEqual([{ url: `${site.mainAppUrl}/app/dashboard?sid=${sid}`, referer: undefined }]);
    expect(callsOf(site, LOG_IN)).toHaveLength(1);
    expect(await holdingsOf(page)).not.toContain(sid);
  });
});
