import { type BenchUser, makeUsers } from './users.ts';

export interface BenchPage {
  prepare(rowCount: number): void;
  load(): Promise<number>;
  /** Gives the filter field the focus. */
  startTyping(): void;
  /** From the next key press, which the harness makes, to the frame that shows its rows. */
  nextKey(): void;
  keyToFrame(): Promise<number>;
  sort(column: string): Promise<number>;
  toggle(row: number): Promise<number>;
  nextPage(): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

// A page that renders again exposes the measurements again.
let key = Promise.resolve(0);

/** Exposes the measurements. Each page supplies `show`; everything else uses the visible page. */
export function exposeBench(show: (users: BenchUser[]) => void): void {
  let users: BenchUser[] = [];
  window.bench = {
    prepare: (rowCount) => {
      users = makeUsers(rowCount);
    },
    load: () => measure(() => show(users), shown),
    startTyping: () => find<HTMLInputElement>('input[type="search"]').focus(),
    nextKey: () => {
      const before = shown();
      key = new Promise((resolve, reject) => {
        const onKey = ({ timeStamp }: KeyboardEvent) =>
          untilShown(() => shown() !== before, timeStamp).then(resolve, reject);
        window.addEventListener('keydown', onKey, { capture: true, once: true });
      });
    },
    keyToFrame: () => key,
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
  return untilShown(() => content() !== before, startedAt);
}

async function untilShown(isDone: () => boolean, startedAt: number): Promise<number> {
  for (;;) {
    const { isShown, endedAt } = await frame(isDone);
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
