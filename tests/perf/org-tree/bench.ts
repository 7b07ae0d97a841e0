/**
 * Compares the organization tree with the same page hand-written in React: 50,000 organizations, 8 deep,
 * medians over several cold page loads, the two pages in turn. Run by hand: node tests/perf/org-tree/bench.ts
 * [--loads 7]
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/browser.ts';
import { type BuiltPage, buildPage } from './build-pages.ts';
import type { Samples } from './measure.ts';
import { type PageName, pageNames, printReport } from './report.ts';

const { values: options } = parseArgs({ options: { loads: { type: 'string', default: '7' } } });

const pages: Readonly<Record<PageName, BuiltPage>> = {
  floor: await buildPage('floor-page.tsx'),
  kit: await buildPage('kit-page.tsx'),
  unsorted: await buildPage('unsorted-page.tsx'),
};

const server = createServer((request, response) => {
  const [, name = '', kind] = (request.url ?? '/').split('/');
  const page = pageNames.some((known) => known === name) ? pages[name as PageName] : undefined;
  if (page === undefined) response.writeHead(404).end();
  else if (kind === 'script.js') response.setHeader('content-type', 'text/javascript').end(page.script);
  else if (kind === 'style.css') response.setHeader('content-type', 'text/css').end(page.style);
  else {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      `<!doctype html><title>${name}</title><link rel="stylesheet" href="/${name}/style.css">
       <body style="margin:0;width:320px"><div id="root"></div><script type="module" src="/${name}/script.js"></script>`,
    );
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const browser = await chromium.launch(browserLaunchOptions());
try {
  const samples: Record<PageName, Samples> = { floor: {}, kit: {}, unsorted: {} };
  const heapMiB: Record<PageName, number[]> = { floor: [], kit: [], unsorted: [] };
  for (let load = 0; load < Number(options.loads); load++) {
    for (const name of load % 2 === 0 ? pageNames : pageNames.toReversed()) {
      // Each page has only one cold mount, so two more pages are opened.
      const mounts = [await coldMount(name), await coldMount(name)];
      const measured = await inPage(browser, name, (page) => page.evaluate(() => window.measureTree?.()));
      for (const [what, values] of Object.entries(measured ?? {})) {
        samples[name][what] = [...(samples[name][what] ?? []), ...values];
      }
      for (const toPaint of mounts) samples[name].mount?.push({ toPaint, work: null });
      if (load < 3) heapMiB[name].push(await inPage(browser, name, heapOfOpenTree));
    }
  }
  printReport(samples, heapMiB);
} finally {
  await browser.close();
  server.close();
}

async function inPage<T>(browser: Browser, name: PageName, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 800, height: 720 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
  try {
    await page.goto(`${origin}/${name}`);
    await page.waitForFunction(() => window.measureTree !== undefined);
    return await use(page);
  } finally {
    await context.close();
  }
}

function coldMount(name: PageName): Promise<number> {
  return inPage(browser, name, (page) => page.evaluate(() => window.measureMount?.() ?? Number.NaN));
}

async function heapOfOpenTree(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const usage = (await session.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  };
  const before = await used();
  await page.evaluate(() => window.openEverything?.());
  return ((await used()) - before) / 2 ** 20;
}
