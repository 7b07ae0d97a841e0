import type { Locator, Page } from 'playwright';

export async function openRowAction(page: Page, rowText: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: rowText });
  await row.waitFor();
  const own = row.getByRole('button', { name: new RegExp(`^${action}`) });
  if ((await own.count()) > 0) return own.first().click();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function pressDeliberately(button: Locator): Promise<void> {
  await untilItTakesPresses(button);
  await button.click();
}

export async function untilItTakesPresses(button: Locator): Promise<void> {
  await button.evaluate(async () => {
    const shown = performance.now();
    while (performance.now() - shown < 500) await new Promise(requestAnimationFrame);
  });
}
