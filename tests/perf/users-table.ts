/**
 * How fast the users table is with 100,000 rows, beside the least it can cost: the same page hand-written in React.
 *   node tests/perf/users-table.ts [rows] [rounds]
 * Medians in ms from the event to the frame that shows the result; frames are not held back to the screen's rate.
 */
import type { Browser, Page } from 'playwright';
import { median, startBenchPages } from './bench-pages.ts';

const rowCount = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 7);
/** Long enough for anything that an idle page prepares. */
const IDLE_MS = 2500;

type Figures = Record<
  'data to paint' | 'first keystroke' | 'keystroke' | 'sort' | 'toggle' | 'next page' | 'heap MiB',
  number
>;

const goals: Partial<Record<keyof Figures, string>> = {
  'data to paint': 'floor x 1.3',
  'first keystroke': '20 ms',
  keystroke: 'floor x 1.5',
  sort: 'floor / 2',
  toggle: '9 ms',
  'heap MiB': '15',
};

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function measureRound(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((count) => window.bench.prepare(count), rowCount);
  const heapBefore = await heapMiB(page);
  await page.waitForTimeout(300);

  const load = await page.evaluate(() => window.bench.load());
  await page.waitForTimeout(IDLE_MS);
  const first = await page.evaluate(() => window.bench.type('k'));
  const keys: number[] = [];
  for (const text of ['ki', 'kim', 'kim.1', 'kim.12', 'kim.1', 'kim', 'ki']) {
    await page.waitForTimeout(150);
    keys.push(await page.evaluate((typed) => window.bench.type(typed), text));
  }
  await page.evaluate(() => window.bench.type(''));
  const sorts: number[] = [];
  for (const column of ['Username', 'Projects', 'Display name', 'Email', 'Projects', 'Username']) {
    await page.waitForTimeout(300);
    sorts.push(await page.evaluate((name) => window.bench.sort(name), column));
  }
  await page.waitForTimeout(IDLE_MS);
  const toggles: number[] = [];
  for (const row of [3, 7, 3, 11, 7]) {
    await page.waitForTimeout(300);
    toggles.push(await page.evaluate((index) => window.bench.toggle(index), row));
  }
  const turns: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForTimeout(150);
    turns.push(await page.evaluate(() => window.bench.nextPage()));
  }
  await page.waitForTimeout(500);
  const heapAfter = await heapMiB(page);
  await page.close();
  return {
    'data to paint': load,
    'first keystroke': first,
    keystroke: median(keys),
    sort: median(sorts),
    toggle: median(toggles),
    'next page': median(turns),
    'heap MiB': heapAfter - heapBefore,
  };
}

const { browser, addressOf, close } = await startBenchPages('users-table', ['floor', 'ours'], {
  hasFreeFrames: true,
});

const results: Record<'ours' | 'floor', Figures[]> = { ours: [], floor: [] };
// Alternately, so that a change of the machine's speed affects both.
for (let round = 0; round < rounds; round++) {
  for (const name of ['floor', 'ours'] as const) {
    results[name].push(await measureRound(browser, addressOf(name)));
  }
}
await close();

const figures = Object.keys(results.ours[0] ?? {}) as (keyof Figures)[];
console.log(`${rowCount} rows, medians of ${rounds} rounds`);
console.table(
  Object.fromEntries(
    figures.map((figure) => {
      const ours = median(results.ours.map((round) => round[figure]));
      const floor = median(results.floor.map((round) => round[figure]));
      const shown = {
        ours: ours.toFixed(1),
        floor: floor.toFixed(1),
        ratio: floor > 0 ? (ours / floor).toFixed(2) : '',
      };
      return [figure, { ...shown, goal: goals[figure] ?? '' }];
    }),
  ),
);
