import { LAST_NAME, NODE_COUNT, WIDE_CHILDREN, WIDE_NAME, WIDE_ROOTS } from './dataset.ts';
import { painted, quiet, type Timing, timed, toPaint, work } from './timing.ts';

export interface BenchPage {
  mount(into: HTMLElement): void;
}

export type Samples = Record<string, Timing[]>;

declare global {
  interface Window {
    /** One cold mount, then every action. */
    measureTree?: () => Promise<Samples>;
    /** One cold mount, in milliseconds until it is painted. */
    measureMount?: () => Promise<number>;
    /** Opens everything, to measure the heap. */
    openEverything?: () => Promise<void>;
  }
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
};
const tree = () => find('[role="tree"]');
const active = () => find('[role="treeitem"][tabindex="0"]');
const press = (key: string) => {
  active().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};
const pressButton = (label: string) => find(`[aria-label="${label}"]`).click();

function expectThat(holds: boolean, what: string) {
  if (!holds) throw new Error(`Expected ${what}`);
}

async function arrows(times: number): Promise<Timing[]> {
  const samples: Timing[] = [];
  for (let run = 0; run < times; run++) {
    const timing = await timed(
      () => press('ArrowDown'),
      () => press('ArrowUp'),
    );
    samples.push(timing);
  }
  return samples;
}

async function expandWide(): Promise<Timing[]> {
  const samples: Timing[] = [];
  const collapse = () => press('ArrowLeft');
  for (let index = 0; index < WIDE_ROOTS; index++) {
    press('Home');
    await painted();
    while (!active().textContent.includes(`${WIDE_NAME} ${index}`)) {
      press('ArrowDown');
      await painted();
    }
    const before = tree().scrollHeight;
    samples.push(await timed(() => press('ArrowRight'), collapse));
    expectThat(Math.round((tree().scrollHeight - before) / WIDE_CHILDREN) === 32, '500 more rows');
    collapse();
    await painted();
  }
  return samples;
}

async function expandAll(): Promise<Timing[]> {
  const samples: Timing[] = [];
  const collapse = () => pressButton('Collapse all');
  for (let run = 0; run < 5; run++) {
    samples.push(await timed(() => pressButton('Expand all'), collapse));
    expectThat(tree().scrollHeight >= NODE_COUNT * 32, 'all rows');
    collapse();
    await painted();
  }
  return samples;
}

async function typeAhead(): Promise<Timing[]> {
  const samples: Timing[] = [];
  const type = () => press(LAST_NAME.charAt(0));
  // Home, then a pause, after which a letter begins a new word.
  const begin = () => {
    press('Home');
    return new Promise((resolve) => setTimeout(resolve, 1_050));
  };
  for (let run = 0; run < 6; run++) {
    await begin();
    const first = await toPaint(type);
    await begin();
    samples.push({ toPaint: first, work: await work(type) });
    expectThat(active().textContent.includes(LAST_NAME), `the tab stop on ${LAST_NAME}`);
  }
  return samples;
}

export function measurePage(page: BenchPage): void {
  const into = find('#root');
  const mountOnce = () => toPaint(() => page.mount(into));
  window.measureMount = mountOnce;
  window.measureTree = async () => {
    const mount = [{ toPaint: await mountOnce(), work: null }];
    expectThat(tree().querySelectorAll('[role="treeitem"]').length >= 19, 'rows after the mount');
    await quiet();
    active().focus();
    const arrow = await arrows(20);
    const expand = await expandWide();
    press('Home');
    const all = await expandAll();
    pressButton('Expand all');
    active().focus();
    const typed = await typeAhead();
    press('Home');
    const arrowOpen = await arrows(20);
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
