import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningHost, startHost } from '../host-program.ts';
import { keepLedger, type PageHoldings } from '../isolation/page-ledger.ts';
import { type WatchedPage, watchedPage } from '../watched-page.ts';

let api: RunningMockServer;
let running: RunningHost;
let watched: WatchedPage;

beforeEach(async () => {
  api = await startMockServer();
  running = await startHost('no-bundler', '../serve.mjs', () => [], { API_URL: api.url });
  watched = await watchedPage(api.server.signIn('globalAdmin'));
  await watched.page.addInitScript(keepLedger);
  await watched.page.goto(`${running.url}/own-rules`);
});

afterEach(async () => {
  await watched.close();
  await running.close();
  await api.close();
  expect(watched.problems).toEqual([]);
});

const holdings = (page: Page) => page.evaluate(() => window.pageLedger.holdings());

function differences(before: PageHoldings, after: PageHoldings): string[] {
  return (Object.keys(before) as (keyof PageHoldings)[]).flatMap((kind) => [
    ...after[kind].filter((line) => !before[kind].includes(line)).map((line) => `new in ${kind}: ${line}`),
    ...before[kind].filter((line) => !after[kind].includes(line)).map((line) => `gone from ${kind}: ${line}`),
  ]);
}

const looks = (place: Locator) =>
  place.evaluate((element) => {
    const { marginTop, borderTopStyle, textTransform } = getComputedStyle(element);
    return [marginTop, borderTopStyle, textTransform];
  });

describe('a page with rules for bare elements and without a bundler', () => {
  it('keeps its looks, and has the screens look like themselves', async () => {
    const { page } = watched;
    const own = page.getByRole('button', { name: 'Show', exact: true });
    const before = await looks(own);
    expect(before).toEqual(['9px', 'outset', 'uppercase']);
    await own.click();
    const ours = page.getByRole('button', { name: 'Switch the license off' });
    await ours.waitFor();
    expect(await looks(ours)).toEqual(['0px', 'solid', 'none']);
    expect(await looks(own)).toEqual(before);
    const heading = page.locator('.ak-license-card').getByRole('heading').first();
    expect((await looks(heading))[0]).toBe('0px');
    expect(await heading.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('none');
  }, 60_000);

  it('keeps only a listener of React and, for a while, loaded data after the screens are gone', async () => {
    const { page } = watched;
    // Lets Playwright add its own nodes first.
    await page.getByRole('button', { name: 'Hide' }).click();
    const before = await holdings(page);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('button', { name: 'Switch the license off' }).click();
    await page.getByRole('button', { name: 'Enable License' }).waitFor();
    await page.getByRole('button', { name: 'Add New User' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hide' }).click();
    const later = async () => {
      // Announcements stay for seven seconds.
      await page.evaluate(() => window.pageLedger.letPass(7_000));
      return new Set(differences(before, await holdings(page)));
    };
    await expect.poll(later).toEqual(
      new Set([
        // One listener serves all roots.
        'new in listeners: document selectionchange 1',
        // A cached screen may return within five minutes.
        'new in timers: timeout of 300000 ms',
      ]),
    );
  }, 60_000);
});
