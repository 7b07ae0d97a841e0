import axe from 'axe-core';
import { axeRules } from './axe-options.ts';
import { clippedTexts, widenText } from './clipped-texts.ts';

/** What differs between appearances is what these rules read. The addon has run all rules in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZE_RULES = ['scrollable-region-focusable', 'target-size'];

const SETTLED_AFTER_MS = 500;

/** Puts the page into an appearance. Returns how it ends. */
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

/** Text alone, which is harder than the browser's zoom: the window and what is measured in pixels stay. */
function doubleText(): () => void {
  const all = roots();
  for (const root of all) root.style.setProperty('--ak-text-base', '32px');
  return () => {
    for (const root of all) root.style.removeProperty('--ak-text-base');
  };
}

let emulateForcedColors: ((isOn: boolean) => Promise<unknown>) | null = null;

/** Only the driver of the browser can force its colours. */
export function canForceColors(emulate: (isOn: boolean) => Promise<unknown>): void {
  emulateForcedColors = emulate;
}

async function forcedColors(): Promise<() => unknown> {
  if (emulateForcedColors === null) throw new Error('Nothing here can force colours.');
  const emulate = emulateForcedColors;
  await emulate(true);
  return () => emulate(false);
}

/** Runs axe again in each other appearance, and looks for texts without room. */
export async function checkAppearances(isDark: boolean): Promise<void> {
  const found = [
    ...(isDark ? [] : await problemsIn('the dark theme', COLOR_RULES, darkTheme)),
    ...(await problemsIn('forced colours', COLOR_RULES, forcedColors)),
    ...(await problemsIn('text of 200 %', SIZE_RULES, doubleText, misfits)),
    ...(await problemsIn('wider text', SIZE_RULES, widenText, misfits)),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function problemsIn(
  appearance: string,
  rules: string[],
  enter: Enter,
  measure: () => string[] = () => [],
): Promise<string[]> {
  const leave = await enter();
  const find = async () => {
    // A play may leave the page scrolled, with a row half under the sticky header: scrolling ends that, not the layout.
    window.scrollTo(0, 0);
    axe.configure({ rules: axeRules });
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    });
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`),
      ...measure(),
    ].map((problem) => `In ${appearance}: ${problem}`);
  };
  try {
    if ((await find()).length === 0) return [];
    // An answer or a column that fits itself may have moved the page while axe measured it. What is wrong stays wrong.
    await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
    return await find();
  } finally {
    await leave();
  }
}

function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth + 1 ? ['the page scrolls sideways'] : [];
  return [...sideways, ...clippedTexts().map((text) => `cut off: ${text}`)];
}
