/**
 * How fast the members panel is with 5,000 members, beside the least it can cost: the same list hand-written in React.
 *   node tests/perf/members-panel.ts [members] [rounds]
 * Medians in ms from the event to the frame that shows the result; frames are not held back to the screen's rate.
 */
import type { Browser } from 'playwright';
import { median, startBenchPages } from './bench-pages.ts';

const memberCount = Number(process.argv[2] ?? 5000);
const rounds = Number(process.argv[3] ?? 7);
const figures = ['mount', 'first search key', 'search key', 'choose a role'] as const;

type Figures = Record<(typeof figures)[number], number>;

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

const { browser, addressOf, close } = await startBenchPages('members-panel', ['floor', 'ours'], {
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
