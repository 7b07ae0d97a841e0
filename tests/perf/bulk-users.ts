import type { Bench } from './bench.ts';
import { type BenchPages, longestTask, startBenchPages } from './bench-pages.ts';

const JOB_TIMEOUT_MS = 300_000;

const LINES = 10_000;
const lines = Array.from({ length: LINES }, (_, index) => `student.${index + 1}@mail.example`).join('\n');

async function measureRound({ browser, addressOf }: BenchPages) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(addressOf('page'));
  await page.getByRole('button', { name: 'Add Multiple Users' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: 'Users' });
  await box.focus();

  const button = (count: number) =>
    dialog.getByRole('button', { name: `Add ${count.toLocaleString('en')} users` });
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  const figures = {
    'paste 10,000 lines': await longestTask(page, async () => {
      await page.keyboard.press('ControlOrMeta+v');
      await button(LINES).waitFor();
    }),
    'type one more': await longestTask(page, async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.type('x');
      await button(LINES + 1).waitFor();
    }),
    'add all': await longestTask(page, async () => {
      await button(LINES + 1).click();
      await dialog.getByRole('alert').waitFor({ timeout: JOB_TIMEOUT_MS });
    }),
    'show more failures': await longestTask(page, () =>
      dialog.getByRole('button', { name: /^Show/ }).click(),
    ),
  };
  await context.close();
  return figures;
}

const goal = { atMost: 200 };

export const bench: Bench = {
  about:
    'The longest task while 10,000 users are added: their lines pasted, one more typed, all of them sent, and the failures ' +
    'shown (0: no task of 50 ms or more). One round. Each call is answered immediately. What limits the paste is the browser: ' +
    'the same paste into a bare text area took 258 ms or more in four tries on a busy machine.',
  figures: {
    'paste 10,000 lines: longest task': { goal },
    'type one more: longest task': { goal },
    'add all: longest task': { goal },
    'show more failures: longest task': { goal },
  },
  async measure() {
    const pages = await startBenchPages('bulk-users', ['page']);
    const figures = await measureRound(pages).finally(pages.close);
    return Object.fromEntries(
      Object.entries(figures).map(([what, ms]) => [`${what}: longest task`, { ours: [ms], floor: [] }]),
    );
  },
};
