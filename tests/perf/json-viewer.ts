/**
 * The longest task while a large JSON text is opened, unfolded, walked through, searched, copied and folded
 * again: node tests/perf/json-viewer.ts. In ms, from the browser's report of long tasks (50 ms or more; 0 if
 * there was none). The goal is 200.
 */
import { longestTask, startBenchPages } from './bench-pages.ts';

const GOAL_MS = 200;
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

const { browser, addressOf, close } = await startBenchPages('json-viewer', ['page']);
const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });

const steps = ['open', 'unfold', 'walk', 'search', 'copy', 'fold'] as const;
type Step = (typeof steps)[number];

async function measure(text: string): Promise<Partial<Record<Step, number>>> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(addressOf('page'));
  await page.waitForFunction(() => 'showJson' in window);
  const open = await longestTask(page, async () => {
    await page.evaluate((json) => setTimeout(() => window.showJson(json), 0), text);
    await page.locator('[role="tree"], .ak-json-text').waitFor({ timeout: 120_000 });
  });
  if ((await page.getByRole('tree').count()) === 0) return { open };
  const figures = {
    open,
    unfold: await longestTask(page, () => page.getByRole('button', { name: 'Unfold all' }).click()),
    walk: await longestTask(page, async () => {
      await page.getByRole('treeitem').first().focus();
      for (const key of ['End', 'ArrowUp', 'PageUp', 'Home', 'ArrowDown']) await page.keyboard.press(key);
    }),
    search: await longestTask(page, async () => {
      await page.getByRole('searchbox').fill('1');
      await page.getByText(/^No match$|^[\d,]+ of /).waitFor({ timeout: 120_000 });
    }),
    copy: await longestTask(page, async () => {
      await page.getByRole('treeitem').first().focus();
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'Copy value' }).click();
    }),
    fold: await longestTask(page, () => page.getByRole('button', { name: 'Fold all', exact: true }).click()),
  };
  await page.close();
  return figures;
}

const table: Record<string, Partial<Record<Step, string>>> = {};
let worst = 0;
for (const [name, text] of Object.entries(documents)) {
  const figures = await measure(text);
  worst = Math.max(worst, ...Object.values(figures));
  table[name] = Object.fromEntries(steps.map((step) => [step, figures[step]?.toFixed(0) ?? '']));
}
console.table(table);
console.log(`The longest task took ${worst.toFixed(0)} ms; the goal is ${GOAL_MS}.`);
await close();
process.exitCode = worst > GOAL_MS ? 1 : 0;
