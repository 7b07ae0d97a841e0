import { readFileSync, writeFileSync } from 'node:fs';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHost, type RunningHost, startHost } from '../host-program.ts';
import { watchedPage } from '../watched-page.ts';
import { type IsolationRow, isolationReport } from './isolation-report.ts';
import { looksOfContent } from './looks-of-content.ts';
import { describeModals } from './modals-tests.ts';
import { describeOverlays } from './overlays-tests.ts';
import { keepLedger, type PageHoldings } from './page-ledger.ts';
import { pictureDifference } from './picture-difference.ts';
import { openDialog, openMenu, picturesOf, useEverything } from './use-page.ts';
import { allowances, type OpenedPage, whileOpen } from './while-open.ts';

const REPORT = new URL('../../../docs/isolation.md', import.meta.url);

/** Allows a few pixels of a letter, but no moved line. */
const MAX_DIFFERENT = 0.0002;

const hosts: Record<string, { name: string; sheet: string; portals?: string }> = {
  tailwind: { name: 'Tailwind 4 with preflight', sheet: 'styles.layered.css' },
  'create-vite': { name: "create-vite's own page", sheet: 'styles.css' },
  bootstrap: { name: 'Bootstrap 5', sheet: 'styles.css' },
  mui: { name: 'MUI with CssBaseline', sheet: 'styles.css' },
  hostile: { name: 'a hostile sheet', sheet: 'styles.css' },
  shadow: { name: 'a shadow root in it', sheet: 'styles.layered.css', portals: 'shadow root' },
  'native-dialog': { name: 'a modal <dialog>', sheet: 'styles.css', portals: '#modal-portals' },
  'radix-dialog': { name: "Radix's dialog", sheet: 'styles.layered.css', portals: '#modal-portals' },
  'mui-dialog': { name: "MUI's dialog", sheet: 'styles.css', portals: '#modal-portals' },
};

let api: RunningMockServer;
let running: RunningHost;
let neutral: ReadonlyMap<string, Buffer>;
const rows: IsolationRow[] = [];
const opened: Record<keyof typeof allowances, OpenedPage[]> = { dialog: [], menu: [] };

const holdings = (page: Page) => page.evaluate(() => window.pageLedger.holdings());
/** Announcements stay for seven seconds. */
async function laterHoldings(page: Page): Promise<PageHoldings> {
  await page.evaluate(() => window.pageLedger.letPass(7_000));
  return holdings(page);
}

/** A host's own Radix dialog renders again a moment after a dialog in it has closed. */
async function changedStyles(page: Page): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const changed = await page.evaluate(() => window.pageLedger.changedStyles());
    if (changed.length === 0 || tries === 10) return changed;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

function differences(before: PageHoldings, after: PageHoldings): string[] {
  return (Object.keys(before) as (keyof PageHoldings)[]).flatMap((kind) => [
    ...without(after[kind], before[kind]).map((line) => `new in ${kind}: ${line}`),
    ...without(before[kind], after[kind]).map((line) => `gone from ${kind}: ${line}`),
  ]);
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

async function openHost(host: string, query = '') {
  api.server.resetScenarios();
  const watched = await watchedPage(api.server.signIn('globalAdmin'), { height: 2400 });
  await watched.page.addInitScript(keepLedger);
  await watched.page.goto(`${running.url}/${host}.html${query}`);
  // Lets Playwright add its own nodes first.
  await watched.page.locator('#host h1').click({ force: true });
  await watched.page.locator('#host h1').screenshot({ caret: 'initial' });
  await watched.page.evaluate(() => window.pageLedger.remember());
  return watched;
}

beforeAll(async () => {
  await buildHost('isolation');
  api = await startMockServer({ basePath: '/api', now: () => new Date('2026-03-02T09:30:00Z') });
  const parts = (port: number) => ['preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)];
  running = await startHost('isolation', 'vite/bin/vite.js', parts, { API_URL: new URL(api.url).origin });
  const { page, problems, close } = await openHost('neutral');
  await page.evaluate(() => window.hostPage.mount());
  neutral = await picturesOf(page);
  await close();
  expect(problems).toEqual([]);
}, 300_000);

afterAll(async () => {
  await running.close();
  await api.close();
});

describe.each(Object.entries(hosts))('in a page of %s', (host, { name, sheet, portals }) => {
  it('leaves the page as it is, looks as it does alone, and leaves nothing behind', async () => {
    const { page, problems, close } = await openHost(host);
    const before = await holdings(page);

    await page.evaluate(() => window.hostPage.load());
    const byLoading = differences(before, await holdings(page));
    await page.evaluate(() => window.hostPage.mount());
    const pictures = await picturesOf(page);
    const mounted = await changedStyles(page);
    const differing = await Promise.all(
      [...pictures].map(([screen, picture]) =>
        pictureDifference(page, neutral.get(screen) as Buffer, picture),
      ),
    );

    const dialog = await whileOpen(page, async () => expect(await openDialog(page)).toBe(portals ?? 'body'));
    await useEverything(page);
    const menu = await whileOpen(page, () => openMenu(page));
    opened.dialog.push(dialog);
    opened.menu.push(menu);
    const used = await changedStyles(page);

    await openDialog(page);
    await page.evaluate(() => window.hostPage.unmount());
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    let left: string[] = [];
    await expect.poll(async () => (left = differences(before, await laterHoldings(page)))).toEqual([]);
    const unmounted = await changedStyles(page);
    await close();

    rows.push({
      host: name,
      sheet,
      byLoading: byLoading.length,
      styles: mounted.length + used.length + unmounted.length,
      picture: Math.max(...differing),
      left: left.length,
    });
    expect({ byLoading, mounted, used, unmounted, left, problems }).toEqual({
      byLoading: [],
      mounted: [],
      used: [],
      unmounted: [],
      left: [],
      problems: [],
    });
    expect(Math.max(...differing), [...pictures.keys()].join(' ')).toBeLessThanOrEqual(MAX_DIFFERENT);
  }, 60_000);
});

it('opens dialogs and menus inside a modal <dialog>, where they can be used', async () => {
  const { page, problems, close } = await openHost('native-dialog', '?own');
  await page.evaluate(() => window.hostPage.mount());
  expect(await openDialog(page)).toBe('#modal');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.ak-dialog').waitFor({ state: 'detached' });
  await useEverything(page);
  await openMenu(page);
  await page.getByRole('menuitemcheckbox').first().click();
  await close();
  expect(problems).toEqual([]);
}, 60_000);

const schemes = [
  ['nothing', '', 'dark', 'light'],
  ['light', 'html { color-scheme: light }', 'dark', 'light'],
  ['only light', 'html { color-scheme: only light }', 'dark', 'light'],
  ['dark', 'html { color-scheme: dark }', 'light', 'dark'],
  ['both', 'html { color-scheme: light dark }', 'dark', 'dark'],
  ['both', 'html { color-scheme: light dark }', 'light', 'light'],
  ['both, in a meta element', '<meta name="color-scheme" content="light dark">', 'dark', 'dark'],
] as const;

it('follows the color-scheme of the page where the host gives no theme', async () => {
  const { page, problems, close } = await openHost('neutral');
  await page.evaluate(() => window.hostPage.mount());
  await openDialog(page);
  for (const [says, markup, system, shown] of schemes) {
    await page.emulateMedia({ colorScheme: system });
    const seen = await page.evaluate((added) => {
      const html = added.startsWith('<') ? added : `<style>${added}</style>`;
      document.head.insertAdjacentHTML('beforeend', html);
      const schemeOf = (selector: string) => {
        const { color } = getComputedStyle(document.querySelector(selector) as Element);
        return Number(color.match(/\d+/)?.[0]) > 127 ? 'dark' : 'light';
      };
      const answer = [schemeOf('.ak-license-card'), schemeOf('.ak-dialog')];
      document.head.lastElementChild?.remove();
      return answer;
    }, markup);
    expect(seen, `the page says ${says}, the system ${system}`).toEqual([shown, shown]);
  }
  await close();
  expect(problems).toEqual([]);
}, 60_000);

it('leaves what the host puts into a screen to the host, and what the kit has in that to the kit', async () => {
  const { page, problems, close } = await openHost('content');
  const { notices, screens, ...rest } = await looksOfContent(page);
  await close();
  const [[outside, inside], [beside, within]] = [notices, screens];
  expect(inside).toEqual(outside);
  expect(within).toEqual(beside);
  expect(rest).toEqual({
    part: ['0px', 'none', 'none'],
    link: ['5px', 'none', 'none'],
    inLink: ['lowercase', 'rgba(0, 0, 0, 0)'],
    root: ['#010203', '51px', 'rgb(255, 0, 255) 3px 3px 0px 0px', 'none', 'none'],
  });
  expect(problems).toEqual([]);
}, 60_000);

it.each(['dialog', 'menu'] as const)(
  'has of a %s in the page only what is written down, and nothing after',
  (kind) => {
    const lines = opened[kind].flatMap(({ open }) => open);
    const isAllowed = (line: string) => allowances[kind].some((allowance) => allowance.lines.test(line));
    expect(lines.filter((line) => !isAllowed(line))).toEqual([]);
    expect(opened[kind].flatMap(({ closed }) => closed)).toEqual([]);
    // An unused allowance must be removed.
    expect(allowances[kind].filter((allowance) => !lines.some((line) => allowance.lines.test(line)))).toEqual(
      [],
    );
  },
);

it('is written down as it was measured', () => {
  const report = isolationReport(rows, MAX_DIFFERENT);
  console.log(report);
  if (process.env.WRITE_REPORT) writeFileSync(REPORT, report);
  expect(readFileSync(REPORT, 'utf8')).toBe(report);
});

const reach = { url: () => running.url, signIn: () => api.server.signIn('globalAdmin') };
describeOverlays(reach);
describeModals(reach);
