import { startMockServer } from '@timemap/admin-mock/node';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { buildApp, buildFolderOf } from '../../scripts/app-build.ts';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { type Bench, median, type Samples } from './bench.ts';
import { SLOW_4G, startSite } from './first-view.ts';

/** Placeholders are hidden rows. */
const ROWS = 'tbody tr:not([aria-hidden]) td';
const CARDS = '.ak-global-home-count';
const PANEL = '[role=tabpanel]:not([hidden])';
const DEALS = '/global/enterprisedeals';

const IDLE_MS = 4000;
const HOVER_MS = 300;

interface Seen {
  pressed(path: string, wanted: string): Promise<number>;
}

function observe(session: string): void {
  localStorage.setItem('cv-sid', session);
  const seen: Seen = {
    pressed: (path, wanted) =>
      new Promise((resolve) => {
        const isShown = () => {
          const found = document.querySelector(wanted);
          const place = found?.closest('table, [role=tabpanel]');
          return (
            location.pathname.startsWith(path) &&
            (found?.textContent ?? '') !== '' &&
            !place?.querySelector('.ak-skeleton, .ak-loading-state')
          );
        };
        const onPress = ({ timeStamp }: MouseEvent) => {
          const look = () => {
            if (!isShown()) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener('mousedown', onPress, { capture: true, once: true });
      }),
  };
  Object.assign(window, { seen });
}

interface Target {
  readonly selector: string;
  readonly path: string;
  readonly wanted: string;
}

/** Playwright's `click` runs a slow script in the page. */
async function press(page: Page, protocol: CDPSession, { selector, path, wanted }: Target): Promise<number> {
  const inPage = async (expression: string) => {
    const { result, exceptionDetails } = await protocol.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${selector}: ${exceptionDetails.text}`);
    return result.value;
  };
  const [x, y] = await inPage(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
  );
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${selector} shows no ${wanted}.`)), 30_000).unref();
  });
  const shown = inPage(`window.seen.pressed(${JSON.stringify(path)}, ${JSON.stringify(wanted)})`);
  // The observer must be there first.
  await inPage('0');
  await page.mouse.down();
  await page.mouse.up();
  return Promise.race([shown, late]);
}

async function newPage(browser: Browser, session: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(observe, session);
  const page = await context.newPage();
  return { page, protocol: await context.newCDPSession(page), close: () => context.close() };
}

const toDeals: Target = { selector: `.console-section-list a[href="${DEALS}"]`, path: DEALS, wanted: ROWS };
const toHome: Target = {
  selector: '.console-header-nav a[href="/global"]',
  path: '/global',
  wanted: CARDS,
};

async function routeChanges(browser: Browser, url: string, session: string) {
  const { page, protocol, close } = await newPage(browser, session);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/global`);
  await page.waitForSelector(CARDS);
  await page.waitForTimeout(IDLE_MS);
  const first = await press(page, protocol, toDeals);
  await page.waitForTimeout(IDLE_MS);
  await press(page, protocol, toHome);
  await page.waitForTimeout(IDLE_MS);
  const again = await press(page, protocol, toDeals);
  await close();
  return { 'to a table, first time': first, 'to a table, again': again };
}

async function firstVisitsOfTabs(browser: Browser, url: string, session: string) {
  const { page, protocol, close } = await newPage(browser, session);
  await page.goto(`${url}/organizations?organization=2`);
  await page.waitForSelector(`${PANEL} *`);
  await page.waitForTimeout(IDLE_MS);
  const count = await page.locator('.ak-tabs-tab').count();
  const times: number[] = [];
  for (let tab = 2; tab <= count; tab++) {
    const selector = `.ak-tabs-tab:nth-child(${tab})`;
    const wanted = `.ak-tabs-tab:nth-child(${tab})[aria-selected=true]`;
    times.push(
      await press(page, protocol, {
        selector,
        path: '/organizations',
        wanted: `.ak-tabs:has(${wanted}) ${PANEL} *`,
      }),
    );
    await page.waitForTimeout(500);
  }
  await close();
  return {
    'organization tab, first time': median(times),
    'organization tab, first time, slowest': Math.max(...times),
  };
}

async function measureRoutes(rounds: number): Promise<Record<string, Samples>> {
  await buildApp('console');
  const api = await startMockServer({ seed: 'demo' });
  const site = await startSite(buildFolderOf('console'), api.url);
  const browser = await chromium.launch(browserLaunchOptions());
  const session = api.server.signIn('globalAdmin');
  const samples: Record<string, { ours: number[]; floor: number[] }> = {};
  try {
    for (let round = 0; round < rounds; round++) {
      const found = {
        ...(await routeChanges(browser, site.url, session)),
        ...(await firstVisitsOfTabs(browser, site.url, session)),
      };
      for (const [what, value] of Object.entries(found)) {
        samples[what] ??= { ours: [], floor: [] };
        samples[what].ours.push(value);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), api.close()]);
  }
  return samples;
}

export const bench: Bench = {
  about:
    'Changes of the page in the production console, from the press of the mouse to the frame with the data and without ' +
    'placeholders, four seconds after the page before had its data. To the table of the enterprise deals, on slow 4G with a ' +
    'processor four times slower than this one, where one read alone takes 150 ms. The tabs of an organization, each for the ' +
    'first time, without either: the median and the slowest. What limits the second visit: the hand-written table of deals-table ' +
    'takes 21 to 25 ms of processor time to appear, which is 100 at this speed, and ours 67. The first visit takes that and the ' +
    '150 ms of its read, because its script is already there.',
  figures: {
    'to a table, first time': { goal: { atMost: 200 } },
    'to a table, again': { goal: { atMost: 100 } },
    'organization tab, first time': { goal: { atMost: 100 } },
    'organization tab, first time, slowest': { goal: { atMost: 100 } },
  },
  measure: measureRoutes,
};
