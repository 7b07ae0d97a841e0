import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../apps/console/server/security-headers.ts';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest({ folder: fileURLToPath(new URL('fixture-build', import.meta.url)) });

it.each(['/', '/organizations/users/7', '/pages/login?redirect=%2Fstats'])(
  'opens the page at %s, with its script, its style and the configuration of the environment',
  async (path) => {
    const page = await site.newPage();
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByText(`${path.split('?')[0]} of ${site.apiUrl}`).waitFor();
    expect(await main.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 100, 0)');
  },
);

it('sends the security headers with the page, its files and 404s', async () => {
  const { request } = await site.newPage();
  for (const path of ['/', '/config.json', '/assets/fixture-1a2b3c4d.js', '/assets/missing.js']) {
    const sent = (await request.get(path)).headers();
    for (const [name, value] of securityHeaders(site.config)) expect(sent[name.toLowerCase()]).toBe(value);
  }
});

it('answers a missing file with 404, where a page would be run as a script', async () => {
  const { request } = await site.newPage();
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
  expect((await request.get('/missing.css')).status()).toBe(404);
});

it('cannot be framed by another page', async () => {
  const page = await site.newPage();
  await page.setContent(`<iframe src="${site.url}/"></iframe>`);
  await expect.poll(() => site.takeProblems()).toContainEqual(expect.stringContaining('frame-ancestors'));
  expect(await page.frameLocator('iframe').getByRole('main').count()).toBe(0);
});

it('reaches the API on its other origin with the session in a header', async () => {
  const page = await site.newPage({ account: 'globalAdmin' });
  await page.goto('/');
  await page.getByText(`/ of ${site.apiUrl}`).waitFor();
  expect(site.api.requests().map((request) => request.operation)).toEqual(['GET /userinfo']);
});
