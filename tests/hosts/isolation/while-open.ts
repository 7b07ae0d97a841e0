import type { Page } from 'playwright';
import type { PageHoldings } from './page-ledger.ts';

interface Allowance {
  readonly lines: RegExp;
  readonly meaning: string;
}

export const allowances: Readonly<Record<'dialog' | 'menu', readonly Allowance[]>> = {
  dialog: [
    {
      lines: /^elements: aria-hidden="true"$/,
      meaning: '`aria-hidden` on the elements outside the dialog: it is modal',
    },
    {
      lines: /^new: data-radix-focus-guard=""/,
      meaning:
        'two empty `span[data-radix-focus-guard]`, the first and the last in `body`, also with a `portalContainer`: they lead Tab back',
    },
    { lines: /^listeners: (document|window) /, meaning: 'listeners on the window and the document' },
  ],
  menu: [
    { lines: /^new: data-radix-focus-guard=""/, meaning: 'the two `span`' },
    {
      lines: /^listeners: (document|window|body) /,
      meaning: 'listeners on the window, the document and the body',
    },
  ],
};

export interface OpenedPage {
  readonly open: readonly string[];
  readonly closed: readonly string[];
}

export async function whileOpen(page: Page, open: () => Promise<void>): Promise<OpenedPage> {
  await page.evaluate(() => window.pageLedger.rememberMarkup());
  const before = await watchedHoldings(page);
  const changes = async () => {
    const now = await watchedHoldings(page);
    return [
      ...(await page.evaluate(() => window.pageLedger.changedMarkup())),
      ...now.filter((line) => !before.includes(line)),
    ];
  };
  await open();
  const opened = await changes();
  await page.keyboard.press('Escape');
  await page.locator('.ak-dialog, .ak-menu').waitFor({ state: 'detached' });
  return { open: opened, closed: await changes() };
}

async function watchedHoldings(page: Page): Promise<string[]> {
  const holdings: PageHoldings = await page.evaluate(() => window.pageLedger.holdings());
  const kinds = ['globals', 'storage', 'sheets', 'listeners'] as const;
  return kinds.flatMap((kind) => holdings[kind].map((line) => `${kind}: ${line}`));
}
