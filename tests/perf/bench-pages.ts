import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.ts';

export interface BenchPages {
  readonly browser: Browser;
  addressOf(name: string): string;
  close(): Promise<void>;
}

interface BenchOptions {
  /** Frames are not limited to the screen's rate. @default false */
  hasFreeFrames?: boolean;
}

/**
 * Builds production pages as a host would ship them, and serves them to a separate browser.
 * @param source folder of the pages, beside this file: each `<name>.tsx` renders into `#root`
 */
export async function startBenchPages(
  source: string,
  names: readonly string[],
  { hasFreeFrames = false }: BenchOptions = {},
): Promise<BenchPages> {
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
    const sheet = `<link rel="stylesheet" href="/${name}.css">`;
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8">${sheet}<div id="root"></div><script type="module" src="/${name}.js"></script>`,
    );
  }
  const server = createServer((request, response) => answerWithFile(folder, request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { executablePath, args } = browserLaunchOptions();
  const freeFrames = hasFreeFrames ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : [];
  const browser = await chromium.launch({ executablePath, args: [...args, ...freeFrames] });
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

/**
 * The longest task in ms, for a page with `long-tasks.ts`. The observer reports slightly later than the page answers.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.longestTask = 0;
  });
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => window.longestTask);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Answers with a file directly in the folder. */
function answerWithFile(folder: string, url: string, response: ServerResponse): void {
  const path = join(folder, basename(url));
  if (!existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(readFileSync(path));
}
