import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { siteForEachTest } from './harness.ts';

const site = siteForEachTest({ folder: fileURLToPath(new URL('fixture-build', import.meta.url)) });

it.each([
  ['console-error', 'console.error: something is wrong'],
  ['console-warning', 'console.warning: something is odd'],
  ['uncaught-error', 'Uncaught: Error: nobody catches this'],
  ['unhandled-rejection', 'Uncaught: Error: nobody awaits this'],
  ['inline-style', 'CSP: style-src-attr blocked inline'],
  ['inner-html', 'CSP: require-trusted-types-for blocked trusted-types-sink'],
  ['foreign-request', 'Request to a foreign origin: image https://elsewhere.example/pixel.png'],
  ['failing-call', 'console.error: Failed to load resource'],
  ['session-in-document', 'Session id in the document: attributes of <MAIN>'],
  ['session-in-control', 'Session id in a form control'],
  ['session-in-storage', 'Session id in sessionStorage copy'],
  ['session-in-address', 'Session id in the address bar'],
  ['session-in-call-address', 'Session id in an address'],
  ['session-in-console', 'Session id in the browser console'],
  ['session-to-own-origin', 'Authorization header sent to '],
])('notices %s', async (misdeed, problem) => {
  const page = await site.newPage({ account: 'globalAdmin' });
  await page.goto(`/#${misdeed}`);
  await page.getByRole('main').getByText(`/ of ${site.apiUrl}`).waitFor();
  await expect.poll(() => site.takeProblems()).toContainEqual(expect.stringContaining(problem));
});

it('finds nothing wrong with calls that a test makes fail on purpose', async () => {
  const page = await site.newPage({ account: 'globalAdmin', hasApiFailures: true });
  await page.goto('/#failing-call');
  await page.getByRole('main').getByText(`/ of ${site.apiUrl}`).waitFor();
  expect(await site.takeProblems()).toEqual([]);
});

it('finds nothing wrong with scripts that were on their way when a test took the network away', async () => {
  const page = await site.newPage({ account: 'globalAdmin' });
  await page.goto('/');
  // The page reads its own settings as it starts, and a failure of that read would be its own problem.
  await page.getByRole('main').getByText(`/ of ${site.apiUrl}`).waitFor();
  const heard = page.waitForEvent('console');
  await page.context().setOffline(true);
  await page.evaluate(() => fetch('/late.js').catch(() => undefined));
  expect((await heard).text()).toContain('Failed to load resource');
  expect(await site.takeProblems()).toEqual([]);
});

it('listens to a second tab and to windows that a page opens', async () => {
  const page = await site.newPage({ account: 'globalAdmin' });
  const secondTab = await page.context().newPage();
  await secondTab.goto('/#console-error');
  await secondTab.getByRole('main').getByText(`/ of ${site.apiUrl}`).waitFor();
  await expect.poll(() => site.takeProblems()).toContainEqual(expect.stringContaining('something is wrong'));
});

it('signs in the first page of an account and no later one, so that who logs out stays out', async () => {
  const page = await site.newPage({ account: 'member' });
  const storedSession = () => page.evaluate(() => localStorage.getItem('cv-sid'));
  await page.goto('/');
  expect(await storedSession()).not.toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('cv-sid'));
  await page.reload();
  expect(await storedSession()).toBeNull();
});
