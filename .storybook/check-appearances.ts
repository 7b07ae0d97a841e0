import axe from 'axe-core';
import { axeRules } from './axe-options.ts';
import { clippedTexts, widenText } from './clipped-texts.ts';

/** The addon runs all other rules in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Larger text only enlarges targets. */
const SIZE_RULES = ['scrollable-region-focusable'];

/** Returns the elements that a check must look at. */
type Choose = () => Element[];

const STILL_FOR_MS = 100;
const MOVES_AT_MOST_MS = 5_000;

/** Returns the function that leaves the appearance. */
type Enter = () => (() => unknown) | Promise<() => unknown>;

const roots = () => [...document.querySelectorAll<HTMLElement>('.ak-root')];

function darkTheme(): () => void {
  const before = roots().map((root) => [root, root.dataset.theme] as const);
  for (const [root] of before) root.dataset.theme = 'dark';
  return () => {
    for (const [root, theme] of before) {
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    }
  };
}

/** Larger text without a zoomed window is harder than the zoom of the browser. */
function doubleText(): () => void {
  const all = roots();
  for (const root of all) root.style.setProperty('--ak-text-base', '32px');
  return () => {
    for (const root of all) root.style.removeProperty('--ak-text-base');
  };
}

let emulateForcedColors: ((isOn: boolean) => Promise<unknown>) | null = null;

export function canForceColors(emulate: (isOn: boolean) => Promise<unknown>): void {
  emulateForcedColors = emulate;
}

async function forcedColors(): Promise<() => unknown> {
  if (emulateForcedColors === null) throw new Error('Nothing here can force colors.');
  const emulate = emulateForcedColors;
  await emulate(true);
  return () => emulate(false);
}

interface Appearances {
  readonly isDark: boolean;
  /** All answers are waited for. Forced colors and larger and wider text too, which take most of the time. */
  readonly isWhole: boolean;
}

export async function checkAppearances({ isDark, isWhole }: Appearances): Promise<void> {
  if (isWhole) await untilStill();
  const scrolled = new Set(scrollingElements());
  const newlyScrolling = () => scrollingElements().filter((element) => !scrolled.has(element));
  const dark = isDark ? [] : await problemsIn('the dark theme', COLOR_RULES, oneOfEachColor, darkTheme);
  const others = isWhole
    ? [
        ...(await problemsIn('forced colors', COLOR_RULES, oneOfEachColor, forcedColors)),
        ...(await problemsIn('text of 200 %', SIZE_RULES, newlyScrolling, doubleText, misfits)),
        ...(await problemsIn('wider text', SIZE_RULES, newlyScrolling, widenText, misfits)),
      ]
    : [];
  const found = [...dark, ...others];
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** What arrives late may be covered, or cover something. */
async function untilStill(): Promise<void> {
  const end = performance.now() + MOVES_AT_MOST_MS;
  let before = '';
  for (let now = layout(); now !== before && performance.now() < end; now = layout()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, STILL_FOR_MS));
  }
}

function layout(): string {
  const places = [...document.querySelectorAll('a, button, input, select, textarea')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  });
  return [document.body.textContent, ...places].join('\n');
}

async function problemsIn(
  appearance: string,
  rules: string[],
  choose: Choose,
  enter: Enter,
  measure: () => string[] = () => [],
): Promise<string[]> {
  const leave = await enter();
  const find = async () => {
    // A play may leave a row half under the sticky header.
    window.scrollTo(0, 0);
    const violations = await violationsIn(choose(), rules);
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`),
      ...measure(),
    ].map((problem) => `In ${appearance}: ${problem}`);
  };
  try {
    if ((await find()).length === 0) return [];
    // Late answers may move the page during the check, but a real problem stays.
    await untilStill();
    return await find();
  } finally {
    await leave();
  }
}

async function violationsIn(elements: Element[], rules: string[]): Promise<axe.Result[]> {
  if (elements.length === 0) return [];
  axe.configure({ rules: axeRules });
  const { violations } = await axe.run(
    { include: elements },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] },
  );
  return violations;
}

/** The rows of a table have the same colors, and a check of each takes most of the time. */
function oneOfEachColor(): Element[] {
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element as Element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const below = groundOf(element?.parentElement ?? null);
    const ground = own === 'rgba(0, 0, 0, 0) none 1' ? below : `${below} > ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const parent = element.parentElement;
    const isDisabled = element.closest(':disabled, [aria-disabled="true"], [inert]') !== null;
    return [
      element.tagName,
      element.getAttribute('class'),
      parent?.getAttribute('class'),
      parent && getComputedStyle(parent).color,
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      isDisabled,
      groundOf(element),
    ].join('|');
  };
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
  const byLook = new Map<string, Element>();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = element.matches('input, select, textarea') || [...element.childNodes].some(isText);
    if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (!byLook.has(look)) byLook.set(look, element);
  }
  return [...byLook.values()];
}

function scrollingElements(): Element[] {
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (scrolls(overflowX) && element.scrollWidth > element.clientWidth) ||
      (scrolls(overflowY) && element.scrollHeight > element.clientHeight)
    );
  });
}

function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth + 1 ? ['the page scrolls sideways'] : [];
  return [...sideways, ...clippedTexts().map((text) => `cut off: ${text}`)];
}
