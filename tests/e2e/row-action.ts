import type { Locator, Page } from 'playwright';

export async function openRowAction(page: Page, rowText: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: rowText });
  await row.waitFor();
  const own = row.getByRole('button', { name: new RegExp(`^${action}`) });
  const menu = row.getByRole('button', { name: /^Actions/ });
  // Both are there once the permissions have been read, which can be after the rows.
  await own.or(menu).first().waitFor();
  if ((await own.count()) > 0) return own.first().click();
  await menu.click();
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
