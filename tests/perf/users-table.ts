import type { Page } from 'playwright';
import type { Bench } from './bench.ts';
import { inTurn, keyToFrame, longestTask } from './bench-pages.ts';

const ROWS = 100_000;
const IDLE_MS = 2500;
const NARROW_PX = 700;
const ANSWERED_MS = 1000;

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function typeOn(page: Page, keys: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    await page.waitForTimeout(150);
    times.push(await keyToFrame(page, key));
  }
  return times;
}

async function clear(page: Page): Promise<number> {
  await page.waitForTimeout(150);
  await page.keyboard.press('ControlOrMeta+a');
  return keyToFrame(page, 'Backspace');
}

const field = 'input[type="search"]';
const moreKeys = ['2', '3', '4', 'Backspace', 'Backspace', 'Backspace'];

async function measureRound(page: Page) {
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((count) => window.bench.prepare(count), ROWS);
  const heapBefore = await heapMiB(page);
  await page.waitForTimeout(300);

  await page.focus(field);
  const load = await page.evaluate(() => window.bench.load());
  const first = await keyToFrame(page, '1');
  const keys = await typeOn(page, moreKeys);
  const cleared = await clear(page);
  await page.setViewportSize({ width: NARROW_PX, height: 900 });
  await page.waitForTimeout(IDLE_MS);
  await page.focus(field);
  await typeOn(page, ['1']);
  const narrowKeys = await typeOn(page, moreKeys);
  await clear(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForTimeout(IDLE_MS);
  const sorts: number[] = [];
  for (const column of ['Display', 'Email', 'Display', 'Username', 'Display', 'Email']) {
    await page.waitForTimeout(300);
    sorts.push(await page.evaluate((name) => window.bench.sort(name), column));
  }
  await page.waitForTimeout(IDLE_MS);
  const toggles: number[] = [];
  const longest = await longestTask(page, async () => {
    for (const row of [3, 7, 11, 5, 9]) {
      toggles.push(await page.evaluate((index) => window.bench.toggle(index), row));
      await page.waitForTimeout(ANSWERED_MS);
    }
  });
  const selections: number[] = [];
  for (const row of [3, 7, 11, 5, 9]) {
    selections.push(await page.evaluate((index) => window.bench.select(index), row));
    await page.waitForTimeout(300);
  }
  const turns: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForTimeout(150);
    turns.push(await page.evaluate(() => window.bench.nextPage()));
  }
  await page.waitForTimeout(500);
  return {
    'data to paint': load,
    'first keystroke': first,
    keystroke: keys,
    clear: cleared,
    'keystroke, narrow': narrowKeys,
    sort: sorts,
    'toggle a flag': toggles,
    'longest task, flags until after the answers': longest,
    'select a row': selections,
    'next page': turns,
    heap: (await heapMiB(page)) - heapBefore,
  };
}

export const bench: Bench = {
  about:
    'The users screen with 100,000 users in memory, 20 shown, a filter over four fields, facets, a selection and flags that are ' +
    'saved. The first key comes right after the rows are painted. Narrow: a window of 700 px, where the columns have too little ' +
    'room. The floor has the same columns and order, but saves nothing and does not count facets. What limits a key: our ' +
    'rows have twice its elements, and their layout takes 10 ms instead of 3. A flag or a selection of the floor renders its ' +
    '20 rows, so ours aim at what nobody perceives. The memory holds the texts that are ' +
    'searched and the order.',
  figures: {
    'data to paint': { goal: { timesFloor: 2.5 } },
    'first keystroke': { goal: { timesFloor: 1 } },
    keystroke: { goal: { timesFloor: 1.5 } },
    clear: { goal: { timesFloor: 1.5 } },
    'keystroke, narrow': { goal: { timesFloor: 1.5 } },
    sort: { goal: { timesFloor: 0.5 } },
    'toggle a flag': { goal: { timesFloor: 1 } },
    'longest task, flags until after the answers': { goal: { atMost: 50 } },
    'select a row': { goal: { atMost: 50 } },
    'next page': {},
    heap: { goal: { atMost: 15 }, unit: 'MiB' },
  },
  measure: (rounds) => inTurn('users-table', rounds, measureRound),
};
