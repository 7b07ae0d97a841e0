import axe from 'axe-core';
import { axeRules } from './axe-options.ts';
import { clippedTexts, widenText } from './clipped-texts.ts';

/** The addon runs all other rules in the light theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Larger text only enlarges targets. */
const SIZE_RULES = ['scrollable-region-focusable'];

const SETTLED_AFTER_MS = 500;

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

export async function checkAppearances(isDark: boolean): Promise<void> {
  const found = [
    ...(isDark ? [] : await problemsIn('the dark theme', COLOR_RULES, darkTheme)),
    ...(await problemsIn('forced colors', COLOR_RULES, forcedColors)),
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
    // A play may leave a row half under the sticky header.
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
    // Late answers may move the page during the check, but a real problem stays.
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
