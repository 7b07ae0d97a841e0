import type { Page } from 'playwright';

/** Does something with one row of a table: by its own button, or by an entry of its menu. */
export async function openRowAction(page: Page, rowText: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: rowText });
  await row.waitFor();
  const own = row.getByRole('button', { name: new RegExp(`^${action}`) });
  if ((await own.count()) > 0) return own.first().click();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
