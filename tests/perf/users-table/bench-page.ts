import { type BenchUser, makeUsers } from './users.ts';

export interface BenchPage {
  prepare(rowCount: number): void;
  load(): Promise<number>;
  type(text: string): Promise<number>;
  sort(column: string): Promise<number>;
  toggle(row: number): Promise<number>;
  nextPage(): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Exposes the measurements. Each page supplies `show`; everything else uses the visible page. */
export function exposeBench(show: (users: BenchUser[]) => void): void {
  let users: BenchUser[] = [];
  window.bench = {
    prepare: (rowCount) => {
      users = makeUsers(rowCount);
    },
    load: () => measure(() => show(users), shown),
    type: (text) => {
      const field = find<HTMLInputElement>('input[type="search"]');
      return measure(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, shown);
    },
    sort: (column) => {
      const header = [...document.querySelectorAll('th')].find((cell) =>
        cell.textContent?.startsWith(column),
      );
      return measure(() => header?.querySelector('button')?.click(), shown);
    },
    toggle: (row) => {
      const box = document.querySelectorAll<HTMLElement>('tbody [data-bench="verified"]')[row];
      const before = stateOf(box);
      return measure(
        () => box?.click(),
        () =>
          stateOf(document.querySelectorAll('tbody [data-bench="verified"]')[row]) === before
            ? ''
            : 'toggled',
      );
    },
    nextPage: () => measure(() => find<HTMLElement>('button[aria-label="Next page"]').click(), shown),
  };
}

function find<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
}

function shown(): string {
  return `${document.querySelector('tbody')?.textContent} ${document.querySelector('[data-bench="count"], .ak-data-table-range')?.textContent}`;
}

const stateOf = (box: Element | undefined) =>
  box instanceof HTMLInputElement ? String(box.checked) : box?.getAttribute('aria-checked');

const GIVE_UP_MS = 10_000;

async function measure(act: () => void, content: () => string): Promise<number> {
  const before = content();
  const startedAt = performance.now();
  act();
  for (;;) {
    const { isShown, endedAt } = await frame(() => content() !== before);
    if (isShown) return endedAt - startedAt;
    if (endedAt - startedAt > GIVE_UP_MS) throw new Error('Nothing changed');
  }
}

function frame(look: () => boolean): Promise<{ isShown: boolean; endedAt: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isShown = look();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve({ isShown, endedAt: performance.now() });
      channel.port2.postMessage(null);
    });
  });
}
