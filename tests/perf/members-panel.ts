/**
 * How fast the members panel is with 5,000 members, beside the least it can cost: the same list hand-written in React.
 *   node tests/perf/members-panel.ts [members] [rounds]
 * Medians in ms from the event to the frame that shows the result; frames are not held back to the screen's rate.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser.ts';
import { contentOf } from './users-table/files.ts';

const memberCount = Number(process.argv[2] ?? 5000);
const rounds = Number(process.argv[3] ?? 7);
const figures = ['mount', 'first search key', 'search key', 'choose a role'] as const;

type Figures = Record<(typeof figures)[number], number>;

async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: ['ours', 'floor'].map((name) => join(import.meta.dirname, `members-panel/${name}.tsx`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  for (const name of ['ours', 'floor']) {
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/${name}.css"><div id="root"></div><script type="module" src="/${name}.js"></script>`,
    );
  }
}

async function measureRound(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  await page.waitForFunction(() => 'membersBench' in window);
  await page.evaluate((count) => window.membersBench.prepare(count), memberCount);
  await page.waitForTimeout(300);
  const mount = await page.evaluate(() => window.membersBench.mount());
  await page.waitForTimeout(800);
  const first = await page.evaluate(() => window.membersBench.type('k'));
  const keys: number[] = [];
  for (const text of ['ko', 'k', 'kim', 'k', '']) {
    await page.waitForTimeout(150);
    keys.push(await page.evaluate((typed) => window.membersBench.type(typed), text));
  }
  const choices: number[] = [];
  for (const row of [3, 7, 4, 9, 5]) {
    await page.waitForTimeout(200);
    choices.push(
      await page.evaluate(async (index) => {
        const select = document.querySelectorAll<HTMLSelectElement>('li select')[index];
        return window.membersBench.chooseRole(index, (Number(select?.value) + 1) % 6);
      }, row),
    );
  }
  await page.close();
  return { mount, 'first search key': first, 'search key': median(keys), 'choose a role': median(choices) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const folder = mkdtempSync(join(tmpdir(), 'members-panel-'));
await bundle(folder);
const server = createServer((request, response) => contentOf(folder, request.url ?? '/', response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const { executablePath, args } = browserLaunchOptions();
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

const results: Record<'ours' | 'floor', Figures[]> = { ours: [], floor: [] };
// By turns, so that a machine that gets slower or faster does so for both.
for (let round = 0; round < rounds; round++) {
  for (const name of ['floor', 'ours'] as const) {
    results[name].push(await measureRound(browser, `${origin}/${name}.html`));
  }
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });

console.log(`${memberCount} members, medians of ${rounds} rounds; the goal is floor x 1.3`);
console.table(
  Object.fromEntries(
    figures.map((figure) => {
      const ours = median(results.ours.map((round) => round[figure]));
      const floor = median(results.floor.map((round) => round[figure]));
      return [figure, { ours: ours.toFixed(1), floor: floor.toFixed(1), ratio: (ours / floor).toFixed(2) }];
    }),
  ),
);
