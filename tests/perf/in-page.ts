declare global {
  interface Window {
    longestTask: number;
    /** The harness presses the key, because only its presses are trusted. */
    keys: { next(): void; toFrame(): Promise<number> };
  }
}

window.longestTask = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
}).observe({ type: 'longtask' });

const GIVE_UP_MS = 10_000;

export function find<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
}

export async function measure(act: () => void, content: () => unknown): Promise<number> {
  const before = content();
  const startedAt = performance.now();
  act();
  return untilShown(() => content() !== before, startedAt);
}

export async function untilShown(isDone: () => boolean, startedAt: number): Promise<number> {
  for (;;) {
    const { isShown, endedAt } = await frame(isDone);
    if (isShown) return endedAt - startedAt;
    if (endedAt - startedAt > GIVE_UP_MS) throw new Error('Nothing changed');
  }
}

export function exposeKeys(content: () => unknown): void {
  let key = Promise.resolve(0);
  window.keys = {
    next: () => {
      const before = content();
      key = new Promise((resolve, reject) => {
        const onKey = ({ timeStamp }: KeyboardEvent) =>
          untilShown(() => content() !== before, timeStamp).then(resolve, reject);
        window.addEventListener('keydown', onKey, { capture: true, once: true });
      });
    },
    toFrame: () => key,
  };
}

function frame(look: () => boolean): Promise<{ isShown: boolean; endedAt: number }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isShown = look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ isShown, endedAt: performance.now() });
      port2.postMessage(null);
    });
  });
}
