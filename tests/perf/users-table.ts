/**
 * How fast the users table is with 100,000 rows, beside the least it can cost: the same page hand-written in React.
 *   node tests/perf/users-table.ts [rows] [rounds]
 * Medians in ms from the event to the frame that shows the result; frames are not held back to the screen's rate. Keys
 * are those of an input device, from its time stamp on; the first one comes within 50 ms after the rows are painted.
 * Narrow: the same keys in a window where the columns have too little room.
 */
import type { Browser, CDPSession, Page } from 'playwright';
import { median, startBenchPages } from './bench-pages.ts';

const rowCount = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 7);
/** Long enough for anything that an idle page prepares. */
const IDLE_MS = 2500;
const NARROW_PX = 700;

type Figures = Record<
  | 'data to paint'
  | 'first keystroke'
  | 'keystroke'
  | 'clear'
  | 'keystroke, narrow'
  | 'sort'
  | 'toggle'
  | 'next page'
  | 'heap MiB',
  number
>;

const goals: Partial<Record<keyof Figures, string>> = {
  'data to paint': 'floor x 1.3',
  'first keystroke': '20 ms',
  keystroke: 'floor x 1.5',
  clear: 'floor x 1.5',
  'keystroke, narrow': 'floor x 1.5',
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

/** A key of an input device. */
async function press(input: CDPSession, key: string, isWholeText = false): Promise<void> {
  const text = key === 'Backspace' ? {} : { text: key };
  const code = key === 'Backspace' ? { code: key, windowsVirtualKeyCode: 8 } : {};
  // What is selected goes with the next Backspace.
  const commands = isWholeText ? { commands: ['selectAll', 'deleteBackward'] } : {};
  await input.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...text, ...code, ...commands });
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...code });
}

async function typeKey(page: Page, input: CDPSession, key: string, what?: 'all'): Promise<number> {
  await page.waitForTimeout(150);
  await page.evaluate(() => window.bench.nextKey());
  await press(input, key, what === 'all');
  return page.evaluate(() => window.bench.keyToFrame());
}

async function typeOn(page: Page, input: CDPSession): Promise<number[]> {
  const times: number[] = [];
  for (const key of ['2', '3', '4', 'Backspace', 'Backspace', 'Backspace']) {
    times.push(await typeKey(page, input, key));
  }
  return times;
}

async function measureRound(browser: Browser, address: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((count) => window.bench.prepare(count), rowCount);
  const heapBefore = await heapMiB(page);
  await page.waitForTimeout(300);

  const input = await page.context().newCDPSession(page);
  await page.evaluate(() => window.bench.startTyping());
  const load = await page.evaluate(async () => {
    const loaded = await window.bench.load();
    window.bench.nextKey();
    return loaded;
  });
  await press(input, '1');
  const first = await page.evaluate(() => window.bench.keyToFrame());
  const keys = await typeOn(page, input);
  const clear = await typeKey(page, input, 'Backspace', 'all');
  await page.setViewportSize({ width: NARROW_PX, height: 900 });
  await page.waitForTimeout(IDLE_MS);
  await page.evaluate(() => window.bench.startTyping());
  await typeKey(page, input, '1');
  const narrowKeys = await typeOn(page, input);
  await typeKey(page, input, 'Backspace', 'all');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForTimeout(IDLE_MS);
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
    clear,
    'keystroke, narrow': median(narrowKeys),
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
