import type { MessageOverride } from '@timemap/admin-kit';
import { delay, fail, html, never, noRows, type Scenario } from '@timemap/admin-mock/scenarios';

const scenariosByName: Readonly<Record<string, readonly Scenario[]>> = {
  healthy: [],
  'never answers': [never('*')],
  'refuses everything': [fail('*', 'This server refuses for a demonstration')],
  'behind a broken proxy': [html('*', 502)],
  'has nothing': [noRows('*')],
};

export type Globals = Readonly<Record<string, unknown>>;

export function toolbarScenarios(globals: Globals): Scenario[] {
  const latencyMs = Number(globals.latency ?? 0);
  return [
    ...(scenariosByName[String(globals.scenario)] ?? []),
    ...(latencyMs > 0 ? [delay('*', latencyMs)] : []),
  ];
}

const translations = import.meta.glob<readonly MessageOverride[]>(
  '../packages/admin-kit/src/locales/*/index.ts',
  { import: 'messages' },
);

export async function toolbarMessages({ locale }: Globals) {
  return translations[`../packages/admin-kit/src/locales/${locale}/index.ts`]?.() ?? [];
}

const menu = <const Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export const globalTypes = {
  role: menu('Role', 'user', [
    { value: 'globalAdmin', title: 'Global admin' },
    { value: 'orgAdmin', title: 'Organization admin' },
    { value: 'member', title: 'Member' },
    { value: 'unverified', title: 'Unverified user' },
  ]),
  scenario: menu('Server', 'lightning', Object.keys(scenariosByName)),
  latency: menu('Latency', 'timer', [
    { value: '0', title: 'No latency' },
    { value: '300', title: '300 ms' },
    { value: '3000', title: '3 s' },
  ]),
  theme: menu('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
    { value: 'system', title: 'As the system' },
  ]),
  dir: menu('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: menu('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'ar', title: 'العربية' },
    { value: 'de', title: 'Deutsch' },
    { value: 'es', title: 'Español' },
    { value: 'fr', title: 'Français' },
    { value: 'it', title: 'Italiano' },
    { value: 'ja', title: '日本語' },
    { value: 'nl', title: 'Nederlands' },
    { value: 'pl', title: 'Polski' },
    { value: 'pt-BR', title: 'Português (Brasil)' },
    { value: 'zh-Hans', title: '简体中文' },
    { value: 'en-XA', title: 'Pseudo-locale' },
  ]),
  density: menu('Density', 'listunordered', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  width: menu('Width', 'ruler', [
    { value: 'full', title: 'Full width' },
    { value: '768', title: '768 px' },
    { value: '360', title: '360 px' },
    { value: '240', title: '240 px' },
  ]),
};

declare global {
  interface Window {
    globalsOfDocs?: Globals;
  }
}

export function shareGlobals(globals: Globals): void {
  window.globalsOfDocs = globals;
}

/** The address of a story in a frame of a docs page does not say what the toolbar says. */
function globalsOfDocs(): Globals {
  try {
    return window === window.parent ? {} : (window.parent.globalsOfDocs ?? {});
  } catch {
    return {};
  }
}

/** The theme of this page. Beside it, the manager shows another page in dark. */
export const themeOf = ({ theme }: Globals) =>
  theme === 'both' ? 'light' : (theme as 'light' | 'dark' | 'system');

export const initialGlobals = {
  role: 'globalAdmin',
  scenario: 'healthy',
  latency: '0',
  theme: 'light',
  dir: 'ltr',
  locale: 'en',
  density: 'comfortable',
  width: 'full',
  ...globalsOfDocs(),
};
