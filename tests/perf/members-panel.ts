import type { Page } from 'playwright';
import type { Bench } from './bench.ts';
import { inTurn, typeSearch } from './bench-pages.ts';

const MEMBERS = 5000;

async function measureRound(page: Page) {
  await page.waitForFunction(() => 'membersBench' in window);
  await page.evaluate((count) => window.membersBench.prepare(count), MEMBERS);
  await page.waitForTimeout(300);
  const mount = await page.evaluate(() => window.membersBench.mount());
  const { first, keys, clear } = await typeSearch(page);
  const choices: number[] = [];
  for (const row of [3, 7, 4, 9, 5]) {
    await page.waitForTimeout(200);
    choices.push(await page.evaluate((index) => window.membersBench.chooseRole(index), row));
  }
  return {
    mount,
    'first search key': first,
    'search key': keys,
    'clear the search': clear,
    'choose a role': choices,
  };
}

const goal = { timesFloor: 1.3 };

export const bench: Bench = {
  about:
    'The members of a project, 5,000 of them. The first key comes right after the list is painted. What limits the mount: ' +
    'it takes us about 60 ms of processor time and the floor 21, for 1,302 and 1,132 nodes. Sorting the names takes 19 and 6 ms, ' +
    'because the first order of names in a page takes the browser 13 to 15, styles and layout 12 and 7. ' +
    'React takes the rest: each row has a role select, a failure mark and a tooltip. ' +
    'What limits a key: scripts take 9.2 and 5.3 ms, styles and layout of the new rows 4.9 and 2.0. What limits clearing: ' +
    'scripts take 8.7 and 4.7 ms, styles and layout 5.4 and 3.8.',
  figures: {
    mount: { goal },
    'first search key': { goal },
    'search key': { goal },
    'clear the search': { goal },
    'choose a role': { goal },
  },
  measure: (rounds) => inTurn('members-panel', rounds, measureRound),
};
