import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const screens = ['license-card', 'project-roles-panel', 'stats-cards'];

export async function picturesOf(page: Page): Promise<Map<string, Buffer>> {
  await page.getByRole('button', { name: 'Disable License' }).waitFor();
  await page.getByRole('combobox', { name: 'Select a Role' }).waitFor();
  await page.getByText('Project contents').waitFor();
  const pictures = new Map<string, Buffer>();
  for (const screen of screens) {
    pictures.set(screen, await page.locator(`.ak-${screen}`).screenshot({ caret: 'initial' }));
  }
  await openDialog(page);
  // The caret of a focused text field blinks.
  await page.getByRole('button', { name: 'Cancel' }).focus();
  pictures.set('dialog', await page.locator('.ak-dialog').screenshot({ caret: 'initial' }));
  await page.keyboard.press('Enter');
  await page.locator('.ak-dialog').waitFor({ state: 'detached' });
  return pictures;
}

export async function openDialog(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.locator('.ak-dialog');
  await dialog.getByRole('textbox', { name: 'Email or username' }).and(page.locator(':focus')).waitFor();
  return dialog.evaluate((element) => {
    if (element.getRootNode() instanceof ShadowRoot) return 'shadow root';
    const modal = element.closest('#modal-portals, #modal');
    return modal ? `#${modal.id}` : 'body';
  });
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('.ak-stats-cards').getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menu').waitFor();
}

export async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Disable License' }).click();
  await untilHeard(page, 'License disabled');
  // Presses within half a second of a change are ignored.
  await expect
    .poll(() => pressedAway(page.getByRole('button', { name: 'Enable License' })), { interval: 300 })
    .toBe(true);
  await page.getByRole('button', { name: 'Disable License' }).waitFor();
  await page.getByRole('tab', { name: 'LTI' }).click();
  await page.locator('.ak-stats-cards').getByRole('table').getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: 'Create Project' }).click();
  const dialog = page.locator('.ak-dialog');
  await dialog.getByLabel('Map type').selectOption('Map');
  await dialog.getByRole('application', { name: 'Map' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function pressedAway(button: Locator): Promise<boolean> {
  if (await button.isVisible()) await button.click();
  return !(await button.isVisible());
}

async function untilHeard(page: Page, words: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
  };
  await expect.poll(heard).toContain(words);
  await session.detach();
}
