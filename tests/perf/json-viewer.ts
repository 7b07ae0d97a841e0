import type { BrowserContext } from 'playwright';
import type { Bench, Samples } from './bench.ts';
import { type BenchPages, longestTask, startBenchPages } from './bench-pages.ts';

const SIZE = 10_000_000;

const item = '{"nodeid":1,"name":"Battle of \\u00c4","tags":["a","b"],"position":{"x":1.5,"y":-2}},';
const documents: Readonly<Record<string, string>> = {
  '10 MB of objects': `{"sid":"x","nodes":[${item.repeat(SIZE / item.length)}null]}`,
  '10 MB of numbers': `[${'1,'.repeat(SIZE / 2)}1]`,
  '10 MB of secrets': `[${'{"sid":1,"at":"/app?sid=7d1c"},'.repeat(SIZE / 31)}null]`,
  '10 MB in one string': JSON.stringify({ note: 'ä very long text. '.repeat(SIZE / 18) }),
  '10 MB, broken at its end': `[${item.repeat(SIZE / item.length)}`,
  '50,000 levels': `${'{"child":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  '1,000,000 levels': `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
};

interface Measured {
  readonly shown: number;
  readonly longest: number;
}

async function measure(context: BrowserContext, address: string, text: string): Promise<Measured> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(address);
  await page.waitForFunction(() => 'timeToShow' in window);
  await page.evaluate((json) => {
    window.json = json;
  }, text);
  let shown = Number.NaN;
  const tasks = [
    await longestTask(page, async () => {
      shown = await page.evaluate(() => window.timeToShow());
    }),
  ];
  if ((await page.getByRole('tree').count()) > 0) {
    const steps: readonly (() => Promise<unknown>)[] = [
      () => page.getByRole('button', { name: 'Expand all' }).click(),
      async () => {
        await page.getByRole('treeitem').first().focus();
        for (const key of ['End', 'ArrowUp', 'PageUp', 'Home', 'ArrowDown']) await page.keyboard.press(key);
      },
      async () => {
        await page.getByRole('searchbox').fill('1');
        await page.getByText(/^No match$|^[\d,]+ of /).waitFor({ timeout: 120_000 });
      },
      async () => {
        await page.getByRole('treeitem').first().focus();
        await page.keyboard.press('Home');
        await page.getByRole('button', { name: 'Copy value' }).click();
      },
      () => page.getByRole('button', { name: 'Collapse all', exact: true }).click(),
    ];
    for (const step of steps) tasks.push(await longestTask(page, step));
  }
  await page.close();
  return { shown, longest: Math.max(...tasks) };
}

async function measureAll({ browser, addressOf }: BenchPages): Promise<Record<string, Samples>> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const found: Record<string, Samples> = {};
  for (const [name, text] of Object.entries(documents)) {
    const { shown, longest } = await measure(context, addressOf('page'), text);
    found[`${name}: shown`] = { ours: [shown], floor: [] };
    found[`${name}: longest task`] = { ours: [longest], floor: [] };
  }
  return found;
}

export const bench: Bench = {
  about:
    'The state of a ticket in the JSON viewer: until it is shown, and the longest task while it is opened, unfolded, walked ' +
    'through, searched, copied and folded again (0: no task of 50 ms or more). One round. What limits numbers and secrets: ' +
    'keeping the place of 5,000,000 numbers takes 250 ms, 50 ns each, and looking for secrets in texts about half of 190 ms. ' +
    '`JSON.parse` alone takes 60. The longest task of the numbers is the first render of the tree. Of broken JSON, the first ' +
    'lines are shown when its error is found.',
  figures: Object.fromEntries(
    Object.keys(documents).flatMap((name) => [
      [`${name}: shown`, { goal: { atMost: 200 } }],
      [`${name}: longest task`, { goal: { atMost: 50 } }],
    ]),
  ),
  async measure() {
    const pages = await startBenchPages('json-viewer', ['page']);
    return measureAll(pages).finally(pages.close);
  },
};
