import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { median, type Samples } from './bench.ts';

export interface BenchPages {
  readonly browser: Browser;
  addressOf(name: string): string;
  close(): Promise<void>;
}

interface BenchOptions {
  hasFreeFrames?: boolean;
}

export async function buildPages(source: string, names: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `${source}-`));
  await build({
    entryPoints: names.map((name) => join(import.meta.dirname, source, `${name}.tsx`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  for (const name of names) {
    const sheet = existsSync(join(folder, `${name}.css`))
      ? `<link rel="stylesheet" href="/${name}.css">`
      : '';
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8">${sheet}<div id="root"></div><script type="module" src="/${name}.js"></script>`,
    );
  }
  return folder;
}

export async function startBenchPages(
  source: string,
  names: readonly string[],
  { hasFreeFrames = false }: BenchOptions = {},
): Promise<BenchPages> {
  // A missing browser throws before the server keeps the process alive.
  const { executablePath, args } = browserLaunchOptions();
  const freeFrames = hasFreeFrames ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : [];
  const folder = await buildPages(source, names);
  const browser = await chromium.launch({ executablePath, args: [...args, ...freeFrames] });
  const server = createServer((request, response) => answerWithFile(folder, request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    browser,
    addressOf: (name) => `http://127.0.0.1:${port}/${name}.html`,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The observer reports later than the page answers. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.longestTask = 0;
  });
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => window.longestTask);
}

export async function keyToFrame(page: Page, key: string): Promise<number> {
  await page.evaluate(() => window.keys.next());
  await page.keyboard.press(key);
  return page.evaluate(() => window.keys.toFrame());
}

/** Alternating, so that a change of the machine's speed affects both. */
export async function inTurn<What extends string>(
  source: string,
  rounds: number,
  measureRound: (
    page: Page,
    side: keyof Samples,
  ) => Promise<Partial<Record<What, number | readonly number[]>>>,
  { viewport = { width: 1280, height: 900 }, hasFreeFrames = true } = {},
): Promise<Partial<Record<What, Samples>>> {
  const { browser, addressOf, close } = await startBenchPages(source, ['floor', 'ours'], { hasFreeFrames });
  const samples: Partial<Record<What, { ours: number[]; floor: number[] }>> = {};
  try {
    for (let round = 0; round < rounds; round++) {
      for (const side of ['floor', 'ours'] as const) {
        const page = await browser.newPage({ viewport });
        page.on('pageerror', (error) => console.error(error));
        await page.goto(addressOf(side));
        const found = await measureRound(page, side);
        await page.close();
        for (const [what, value] of Object.entries(found) as [What, number | readonly number[]][]) {
          samples[what] ??= { ours: [], floor: [] };
          samples[what][side].push(median([value].flat() as number[]));
        }
      }
    }
  } finally {
    await close();
  }
  return samples;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

function answerWithFile(folder: string, url: string, response: ServerResponse): void {
  const path = join(folder, basename(url));
  if (!existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(readFileSync(path));
}

export async function typeSearch(page: Page) {
  await page.focus('input[type="search"]');
  const first = await keyToFrame(page, 'k');
  const keys: number[] = [];
  for (const key of ['i', 'm', 'Backspace', 'Backspace']) {
    await page.waitForTimeout(150);
    keys.push(await keyToFrame(page, key));
  }
  await page.waitForTimeout(150);
  const clear = await keyToFrame(page, 'Backspace');
  return { first, keys, clear };
}
