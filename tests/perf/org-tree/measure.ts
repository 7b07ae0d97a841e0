import { LAST_NAME, NODE_COUNT, WIDE_CHILDREN, WIDE_NAME, WIDE_ROOTS } from './dataset.ts';

/** What the script calls in the page. */
export interface BenchPage {
  mount(into: HTMLElement): void;
}

export type Samples = Record<string, number[]>;

declare global {
  interface Window {
    /** One cold mount, then every action; milliseconds from the event to the paint after it. */
    measureTree?: () => Promise<Samples>;
    measureMount?: () => Promise<number>;
    /** Everything open, for the heap. */
    openEverything?: () => Promise<void>;
  }
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** Two frames and an idle moment: nothing of what came before is measured with what comes next. */
async function quiet() {
  await painted();
  await painted();
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }));
}

/** A mount is rendered in a task of its own: until the paint after that, the wait for the frame included. */
async function timedMount(mount: () => void): Promise<number> {
  await quiet();
  const start = performance.now();
  mount();
  await painted();
  return performance.now() - start;
}

/** An event is answered in the frame it comes in: from its start to the end of that frame's paint, without waits. */
async function timed(act: () => void): Promise<number> {
  await quiet();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const start = performance.now();
      port1.onmessage = () => resolve(performance.now() - start);
      act();
      port2.postMessage(null);
    });
  });
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
};
const tree = () => find('[role="tree"]');
const press = (key: string) => {
  const target = tree().querySelector('[tabindex="0"]') ?? tree();
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};
const pressButton = (label: string) => find(`[aria-label="${label}"]`).click();
const active = () => find('[role="treeitem"][tabindex="0"]');

function expectThat(holds: boolean, what: string) {
  if (!holds) throw new Error(`Expected ${what}`);
}

async function repeat(times: number, act: () => void): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run < times; run++) samples.push(await timed(act));
  return samples;
}

/** Opens one root of 500 children after the other, each time with all others closed. */
async function expandWide(): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < WIDE_ROOTS; index++) {
    press('Home');
    await painted();
    while (!active().textContent.includes(`${WIDE_NAME} ${index}`)) {
      press('ArrowDown');
      await painted();
    }
    const before = tree().scrollHeight;
    samples.push(await timed(() => press('ArrowRight')));
    expectThat(Math.round((tree().scrollHeight - before) / WIDE_CHILDREN) === 32, '500 more rows');
    press('ArrowLeft');
    await painted();
  }
  return samples;
}

async function expandAll(): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run < 5; run++) {
    samples.push(await timed(() => pressButton('Expand all')));
    expectThat(tree().scrollHeight >= NODE_COUNT * 32, 'all rows');
    pressButton('Collapse all');
    await painted();
  }
  return samples;
}

/** With everything open: from the first row to the only one with that letter, far down. */
async function typeAhead(): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run < 6; run++) {
    press('Home');
    // A pause after which a letter begins a new word.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    samples.push(await timed(() => press(LAST_NAME.charAt(0))));
    expectThat(active().textContent.includes(LAST_NAME), `the tab stop on ${LAST_NAME}`);
  }
  return samples;
}

/** One cold mount, then every action; milliseconds from the event to the paint after it. */
export function measurePage(page: BenchPage): void {
  const into = find('#root');
  window.measureMount = () => timedMount(() => page.mount(into));
  window.measureTree = async () => {
    const mount = [await timedMount(() => page.mount(into))];
    expectThat(tree().querySelectorAll('[role="treeitem"]').length >= 19, 'rows after the mount');
    await quiet();
    active().focus();
    const arrow = await repeat(30, () => press('ArrowDown'));
    press('Home');
    const expand = await expandWide();
    const all = await expandAll();
    pressButton('Expand all');
    active().focus();
    const typed = await typeAhead();
    press('Home');
    const arrowOpen = await repeat(30, () => press('ArrowDown'));
    return {
      mount,
      'expand a node of 500': expand,
      'arrow key': arrow,
      'type-ahead': typed,
      'expand all': all,
      'arrow key, all open': arrowOpen,
    };
  };
  window.openEverything = async () => {
    page.mount(into);
    await quiet();
    pressButton('Expand all');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  };
}
