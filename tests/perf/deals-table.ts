import type { Page } from 'playwright';
import type { Bench } from './bench.ts';
import { inTurn, typeSearch } from './bench-pages.ts';

const DEALS = 5000;

async function measureRound(page: Page) {
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((count) => window.bench.prepare(count), DEALS);
  await page.waitForTimeout(300);
  const mount = await page.evaluate(() => window.bench.load());
  const { first, keys, clear } = await typeSearch(page);
  return { mount, 'first keystroke': first, keystroke: keys, clear };
}

const goal = { atMost: 12 };

export const bench: Bench = {
  about:
    'The screen of the enterprise deals with 5,000 of them in memory, 20 shown. The first key comes right after the rows ' +
    'are painted. The floor is the table of the users, hand-written, with as many rows. What limits the mount: the first ' +
    'number, date or order of names in a page takes the browser 15 ms or more, which the floor does not need, and layout takes ' +
    'us 31 ms and the floor 12, for 990 and 444 nodes. In processor time a key takes us 10.5 ms and the floor 9.9.',
  figures: {
    mount: { goal: { atMost: 50 } },
    'first keystroke': { goal },
    keystroke: { goal },
    clear: { goal },
  },
  measure: (rounds) => inTurn('deals-table', rounds, measureRound),
};
