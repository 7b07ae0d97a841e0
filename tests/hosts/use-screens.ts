import type { Page } from 'playwright';

const copyOf = (page: Page, screen: string, copy: number) => page.locator(`.ak-${screen}`).nth(copy);

export async function useLicense(page: Page, copy = 0): Promise<void> {
  const card = copyOf(page, 'license-card', copy);
  await card.getByRole('button', { name: 'Disable License' }).click();
  await card.getByRole('button', { name: 'Enable License' }).waitFor();
  await card.getByText('Disabled', { exact: true }).waitFor();
}

export async function useRoles(page: Page, copy = 0): Promise<void> {
  const panel = copyOf(page, 'project-roles-panel', copy);
  const role = panel.getByRole('combobox', { name: 'Role of Mia Duarte' });
  await panel.getByRole('combobox', { name: 'Select a Role' }).waitFor();
  const changed = page.waitForResponse((response) => response.url().includes('/changepermissions'));
  await role.selectOption('0');
  await changed;
  await panel.getByRole('button', { name: 'Add New User' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email or username' }).fill('uma');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Add New User' }).and(page.locator(':focus')).waitFor();
}

export async function useStatistics(page: Page, copy = 0): Promise<void> {
  const stats = copyOf(page, 'stats-cards', copy);
  await stats.getByRole('term').filter({ hasText: 'Google users' }).waitFor();
  await stats.getByRole('tab', { name: 'LTI' }).click();
  await stats.getByRole('table').getByRole('row').nth(1).waitFor();
}

export async function readTicket(page: Page, copy = 0): Promise<void> {
  const ticket = copyOf(page, 'ticket-detail', copy);
  await ticket.getByText('I cannot find the project my teacher shared.').first().waitFor();
  await ticket.getByRole('tree', { name: 'App State' }).waitFor();
}

export function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

export function tooNarrow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ak-root')]
      .filter((root) => root.checkVisibility() && root.getBoundingClientRect().width < 600)
      .map(({ className }) => className),
  );
}
