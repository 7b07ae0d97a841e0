import type { Operation } from '@timemap/admin-api';
import type { Person } from './person.ts';

export type Step = (person: Person) => Promise<void>;

export interface Write {
  readonly operation: Operation;
  readonly at: string;
  readonly start?: readonly Step[];
  readonly send: (isTwice: boolean) => Step;
  readonly changed: Step;
  readonly refusedIn: 'alert' | 'mark';
  /** No read shows the result after a lost answer. */
  readonly isNeverShown?: boolean;
  readonly isGrave?: boolean;
}

export const press =
  (name: string | RegExp, role?: string): Step =>
  (person) =>
    person.press(name, role);
export const type =
  (name: string | RegExp, text: string, role?: string): Step =>
  (person) =>
    person.type(name, text, role);
export const choose =
  (name: string, option: string): Step =>
  (person) =>
    person.choose(name, option);
export const sees =
  (role: string, name: string | RegExp): Step =>
  (person) =>
    person.sees(role, name);
export const seesNo =
  (role: string, name: string | RegExp): Step =>
  (person) =>
    person.seesNo(role, name);
export const seesValue =
  (role: string, name: string, value: string | boolean): Step =>
  (person) =>
    person.seesValue(role, name, value);

export const seesDialog: Step = (person) => person.seesDialog();

export const byPress =
  (name: string | RegExp, role?: string) =>
  (isTwice: boolean): Step =>
  (person) =>
    isTwice ? person.pressTwice(name, role) : person.press(name, role);
export const byEnter =
  () =>
  (isTwice: boolean): Step =>
  async ({ page }) => {
    await page.press('Enter');
    if (isTwice) await page.press('Enter');
  };
export const byChoice =
  (name: string, option: string) =>
  (isTwice: boolean): Step =>
  async (person) => {
    await person.choose(name, option);
    if (isTwice) await person.choose(name, option);
  };
