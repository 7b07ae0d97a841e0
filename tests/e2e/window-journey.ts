import type { Page } from 'playwright';
import { expect } from 'vitest';

export type Step = (page: Page) => Promise<unknown>;

export interface Journey {
  readonly thing: string;
  readonly path: string;
  readonly seen: Step;
  readonly earlier: Step;
  readonly later: Step;
  readonly stored: () => unknown;
}

export async function playIn(
  windows: readonly [first: Page, second: Page],
  { path, seen, earlier, later, stored }: Journey,
): Promise<void> {
  const [first, second] = windows;
  const before = JSON.stringify(stored());
  for (const page of windows) {
    await page.goto(path);
    await seen(page);
  }
  await earlier(first);
  await expect.poll(() => JSON.stringify(stored())).not.toBe(before);
  await later(second);
}

export const field = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
export const type =
  (name: string, text: string): Step =>
  async (page) => {
    await field(name)(page).fill(text);
    await page.keyboard.press('Enter');
  };
export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const checkbox = (name: string) => (page: Page) => page.getByRole('checkbox', { name, exact: true });
export const press =
  (name: string): Step =>
  (page) =>
    button(name)(page).click();
export const check =
  (name: string): Step =>
  (page) =>
    checkbox(name)(page).click();
export const roleOf = (member: string) => (page: Page) =>
  page.getByRole('combobox', { name: `Role of ${member}` });
export const giveRole =
  (member: string, role: string): Step =>
  (page) =>
    roleOf(member)(page).selectOption({ label: role });
export const openRole: Step = async (page) => {
  await page.getByRole('combobox', { name: 'Select a Role' }).selectOption({ label: 'Nothing yet' });
  await checkbox('Edit Map Data')(page).waitFor();
};
export const deleteCoupon =
  (code: string): Step =>
  async (page) => {
    await press(`Delete coupon ${code}`)(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  };
