import type { PreferenceValues } from '../preferences.ts';
import type { Command, Situation } from './feature-commands.ts';
import { features } from './features.ts';
import { type Source, source } from './source.ts';

const themes = { light: 'Light', dark: 'Dark', system: 'System' } as const;

/** What this person may do from anywhere. */
export function actionSource(situation: Situation, preferences: PreferenceValues): Source {
  return source<Command>({
    kind: 'action',
    rows: [
      ...features.flatMap(({ commandsOf }) => commandsOf?.(situation) ?? []),
      ...ownCommands(preferences),
    ],
    textsOf: ({ label, alias = '' }) => [label, alias],
    itemOf: ({ label, target }) => ({ key: `action:${label}`, kind: 'action', label, detail: '', target }),
  });
}

function ownCommands(preferences: PreferenceValues): Command[] {
  const others = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preferences.theme);
  return [
    {
      label: 'Keyboard shortcuts',
      alias: 'Keys, help',
      target: { command: 'showShortcuts' },
    },
    { label: 'Show activity', alias: 'Failures, history', target: { command: 'showActivity' } },
    ...others.map(
      (theme): Command => ({
        label: `Theme: ${themes[theme]}`,
        target: { command: 'setTheme', theme },
      }),
    ),
    {
      label: preferences.isSidebarHidden ? 'Show sidebar' : 'Hide sidebar',
      target: { command: 'toggleSidebar' },
    },
    { label: 'Logout', alias: 'Log out, sign out', target: { command: 'logOut' } },
  ];
}
