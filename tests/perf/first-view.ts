/**
 * How early the console shows its first page, on slow 4G with a processor four times slower than this one.
 *   node tests/perf/first-view.ts [rounds] [folder of a build ...]
 * Several builds alternate, so that a change of the machine's speed affects all of them. Without a folder: the present
 * build. The API is on the console's own origin, so that no preflight counts. Medians; bytes are those of gzip, of each
 * script for itself, until the first data are painted. Warm: the second visit of the same browser.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startMockServer } from '@timemap/admin-mock/node';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { readConsoleConfig } from '../../apps/console/server/console-config.ts';
import { startStaticServer } from '../../apps/console/server/static-server.ts';
import { buildFolderOf } from '../../scripts/app-build.ts';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { median } from './bench-pages.ts';

const rounds = Number(process.argv[2] ?? 5);
const folders = process.argv.length > 3 ? process.argv.slice(3) : [buildFolderOf('console')];

/** What counts as data, by page. */
const pages: Readonly<Record<string, string>> = {
  '/organizations': '[role=treeitem]',
  '/global': '.ak-global-home-count',
  '/global/users': 'tbody [role=row] td, tbody tr td',
};

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

interface Visit {
  paint: number;
  largest: number;
  largestText: string;
  data: number;
  shift: number;
  files: number;
  kB: number;
}

const api = await startMockServer({ seed: 'demo' });
const config = readConsoleConfig({ apiBaseUrl: '/api' });

/** One origin for a build and the API. */
async function startSite(folder: string) {
  const files = await startStaticServer({ folder, config });
  const server = createServer((incoming, outgoing) => {
    const isApi = incoming.url?.startsWith('/api/');
    forward(
      isApi ? api.url + incoming.url?.slice('/api'.length) : files.url + incoming.url,
      incoming,
      outgoing,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await files.close();
    },
  };
}

function forward(url: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host: _, origin: __, ...headers } = incoming.headers;
  const asked = request(url, { method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

/** Runs before the page's own scripts. */
function observe([selector, session]: [string, string]): void {
  localStorage.setItem('cv-sid', session);
  const seen = { largest: 0, largestText: '', data: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[]) {
      seen.largest = entry.startTime;
      seen.largestText = entry.element?.textContent?.slice(0, 40) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(selector) === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.data = performance.now();
      };
      port2.postMessage(null);
    });
  };
  requestAnimationFrame(look);
}

async function visit(context: BrowserContext, url: string, folder: string): Promise<Visit> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { seen?: { data: number } }).seen?.data, null, {
    timeout: 60_000,
  });
  await page.waitForTimeout(1500);
  const { scripts, ...figures } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Omit<Visit, 'paint' | 'files' | 'kB'> };
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime < seen.data,
    );
    return { ...seen, paint, scripts: before.map(({ name }) => new URL(name).pathname) };
  });
  await page.close();
  if (process.env.FILES) console.log(url, scripts);
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length);
  return { ...figures, files: scripts.length, kB: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}

async function coldAndWarm(browser: Browser, site: { url: string; folder: string }, path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const session = api.server.signIn('globalAdmin');
  await context.addInitScript(observe, [pages[path] ?? '', session] as [string, string]);
  const cold = await visit(context, site.url + path, site.folder);
  const warm = await visit(context, site.url + path, site.folder);
  await context.close();
  return { cold, warm };
}

const browser = await chromium.launch(browserLaunchOptions());
const sites = await Promise.all(folders.map(startSite));
const results = new Map<string, Visit[]>();
for (let round = 0; round < rounds; round++) {
  for (const path of Object.keys(pages)) {
    for (const [index, site] of sites.entries()) {
      const visits = await coldAndWarm(browser, site, path);
      for (const [name, found] of Object.entries(visits)) {
        const key = `${path} ${name}${sites.length > 1 ? ` (build ${index + 1})` : ''}`;
        results.set(key, [...(results.get(key) ?? []), found]);
      }
    }
  }
}
await browser.close();
await Promise.all([...sites.map((site) => site.close()), api.close()]);

const of = (visits: readonly Visit[], figure: Exclude<keyof Visit, 'largestText'>) =>
  median(visits.map((found) => found[figure]));
console.table(
  Object.fromEntries(
    [...results]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, visits]) => [
        name,
        {
          'first paint': Math.round(of(visits, 'paint')),
          'largest paint': Math.round(of(visits, 'largest')),
          data: Math.round(of(visits, 'data')),
          shift: of(visits, 'shift').toFixed(3),
          files: of(visits, 'files'),
          'JS kB': of(visits, 'kB').toFixed(1),
          largest: visits.at(-1)?.largestText,
        },
      ]),
  ),
);
