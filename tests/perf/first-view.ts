import { readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startMockServer } from '@timemap/admin-mock/node';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { readConsoleConfig } from '../../apps/console/server/console-config.ts';
import { startStaticServer } from '../../apps/console/server/static-server.ts';
import { buildApp, buildFolderOf } from '../../scripts/app-build.ts';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import type { Bench, Figure, Samples } from './bench.ts';
import { buildPages } from './bench-pages.ts';

const pages = {
  '/organizations': { data: '[role=treeitem]', dataGoalMs: 1600 },
  '/global': { data: '.ak-global-home-count', dataGoalMs: 1850 },
  '/global/users': { data: 'tbody tr:not([aria-hidden]) td', dataGoalMs: 2050 },
} as const;

const FLOOR_DATA = 'li';

export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

interface Visit {
  largest: number;
  data: number;
  files: number;
  kB: number;
}

const config = readConsoleConfig({ apiBaseUrl: '/api' });

export async function startSite(folder: string, apiUrl: string) {
  const files = await startStaticServer({ folder, config });
  const server = createServer((incoming, outgoing) => {
    const isApi = incoming.url?.startsWith('/api/');
    forward(
      isApi ? apiUrl + incoming.url?.slice('/api'.length) : files.url + incoming.url,
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

function observe([selector, session]: [string, string]): void {
  localStorage.setItem('cv-sid', session);
  const seen = { largest: 0, data: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (document.querySelector(selector) === null) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.data = performance.now();
        (window as unknown as { dataShown: (text: string) => void }).dataShown('');
      };
      port2.postMessage(null);
    });
  };
  requestAnimationFrame(look);
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function visit(context: BrowserContext, url: string, folder: string): Promise<Visit> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  // Playwright's own wait takes 200 ms of the page's processor.
  await protocol.send('Runtime.enable');
  await protocol.send('Runtime.addBinding', { name: 'dataShown' });
  const shown = Promise.withResolvers<void>();
  protocol.on('Runtime.bindingCalled', () => shown.resolve());
  const late = setTimeout(() => shown.reject(new Error(`${url} shows no data.`)), 60_000);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  await shown.promise;
  clearTimeout(late);
  await page.waitForTimeout(1000);
  const { scripts, ...figures } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Omit<Visit, 'files' | 'kB'> };
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.endsWith('.js') && startTime < seen.data,
    );
    return { ...seen, scripts: before.map(({ name }) => new URL(name).pathname) };
  });
  await page.close();
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length);
  return { ...figures, files: scripts.length, kB: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
}

async function coldAndWarm(browser: Browser, site: Site, path: string, selector: string, session: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(observe, [selector, session] as [string, string]);
  const cold = await visit(context, site.url + path, site.folder);
  const warm = await visit(context, site.url + path, site.folder);
  await context.close();
  return { cold, warm };
}

type Visits = Awaited<ReturnType<typeof coldAndWarm>>;

const figureOf: Readonly<Record<string, Figure & { of: (visits: Visits) => number }>> = {
  'largest paint': { goal: { atMost: 1200 }, of: ({ cold }) => cold.largest },
  data: { of: ({ cold }) => cold.data },
  'warm: largest paint': { goal: { atMost: 700 }, of: ({ warm }) => warm.largest },
  'warm: data': { goal: { atMost: 700 }, of: ({ warm }) => warm.data },
  'scripts until data, gzip': { goal: { atMost: 150 }, unit: 'kB', of: ({ cold }) => cold.kB },
  'scripts until data': { goal: { atMost: 8 }, unit: 'files', of: ({ cold }) => cold.files },
};

async function floorFolder(): Promise<string> {
  const folder = await buildPages('first-view', ['floor']);
  renameSync(join(folder, 'floor.html'), join(folder, 'index.html'));
  return folder;
}

async function measureFirstViews(rounds: number): Promise<Record<string, Samples>> {
  await buildApp('console');
  const api = await startMockServer({ seed: 'demo' });
  const floor = await startSite(await floorFolder(), api.url);
  const ours = await startSite(buildFolderOf('console'), api.url);
  const browser = await chromium.launch(browserLaunchOptions());
  const samples: Record<string, { ours: number[]; floor: number[] }> = {};
  const session = api.server.signIn('globalAdmin');
  try {
    for (let round = 0; round < rounds; round++) {
      const least = await coldAndWarm(browser, floor, '/', FLOOR_DATA, session);
      for (const [path, { data }] of Object.entries(pages)) {
        const visits = await coldAndWarm(browser, ours, path, data, session);
        for (const [what, { of }] of Object.entries(figureOf)) {
          const known = samples[`${path} ${what}`] ?? { ours: [], floor: [] };
          known.ours.push(of(visits));
          known.floor.push(of(least));
          samples[`${path} ${what}`] = known;
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all([floor.close(), ours.close(), api.close()]);
    rmSync(floor.folder, { recursive: true });
  }
  return samples;
}

export const bench: Bench = {
  about:
    'The production console on slow 4G with a processor four times slower than this one, with page and API on one origin. ' +
    'Bytes are those of gzip, each script for itself, requested until the first data is painted. Warm: the second visit of ' +
    'the same browser. The floor has React and one read, for all pages the same. ' +
    'What comes after the data counts too: its scripts are requested in the frame that paints it, and may hold the largest paint. ' +
    'What limits the bytes: /organizations waits for 184 kB, of which React is 67, react-router 31, TanStack Query 11, ' +
    'openapi-fetch 3 and valibot 2, so the kept libraries leave 36 of 150 kB. The users page also has 7 kB of TanStack Table. ' +
    'What limits warm data: the page, config.json, the session and the data come one after the other, 150 ms each, so ' +
    '600 ms at least. The floor waits for only two of these answers. The rest is the processor: asking for the session ' +
    '300 ms earlier gained nothing. ' +
    'What limits the first data: with Brotli, the scripts of /organizations are 161 kB, which is 0.8 s on this line, after two ' +
    'of these answers and beside the others. With an unslowed processor the data still took 1.76 s. The answer of the users page ' +
    'takes another 0.25 s. What limits its files: seven are those of every page.',
  figures: Object.fromEntries(
    Object.entries(pages).flatMap(([path, { dataGoalMs }]) =>
      Object.entries(figureOf).map(([what, { goal = { atMost: dataGoalMs }, unit }]) => [
        `${path} ${what}`,
        { goal, unit },
      ]),
    ),
  ),
  measure: measureFirstViews,
};
