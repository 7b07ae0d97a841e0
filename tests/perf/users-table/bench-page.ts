import { exposeKeys, find, measure } from '../in-page.ts';
import { type BenchUser, makeUsers } from './users.ts';

export interface BenchPage {
  prepare(rowCount: number): void;
  load(): Promise<number>;
  sort(column: string): Promise<number>;
  toggle(row: number): Promise<number>;
  select(row: number): Promise<number>;
  nextPage(): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

export function exposeBench(
  show: (users: BenchUser[]) => void,
  prepare: (users: BenchUser[]) => void = () => {},
): void {
  // A page can render twice.
  if (document.documentElement.dataset.bench) return;
  document.documentElement.dataset.bench = 'exposed';
  let users: BenchUser[] = [];
  exposeKeys(shown);
  window.bench = {
    prepare: (rowCount) => {
      users = makeUsers(rowCount);
      prepare(users);
    },
    load: () => measure(() => show(users), shown),
    sort: (column) => {
      const header = [...document.querySelectorAll('th')].find((cell) =>
        cell.textContent?.startsWith(column),
      );
      return measure(() => header?.querySelector('button')?.click(), shown);
    },
    toggle: (row) => {
      const box = () => document.querySelectorAll('tbody input[aria-label^="Verified"]')[row];
      return measure(
        () => (box() as HTMLElement).click(),
        () => stateOf(box()),
      );
    },
    select: (row) => {
      const boxes = document.querySelectorAll<HTMLInputElement>('tbody input[aria-label^="Select"]');
      return measure(
        () => boxes[row]?.click(),
        () => boxes[row]?.checked,
      );
    },
    nextPage: () => measure(() => find('button[aria-label="Next page"]').click(), shown),
  };
}

export function shown(): string {
  return `${document.querySelector('tbody')?.textContent} ${document.querySelector('[data-bench="count"], .ak-data-table-range')?.textContent}`;
}

const stateOf = (box: Element | undefined) =>
  box instanceof HTMLInputElement ? String(box.checked) : box?.getAttribute('aria-checked');
