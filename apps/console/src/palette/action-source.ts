import { type PreferenceValues, sidebarOf } from '../preferences.ts';
import { shellMessages } from '../shell/messages.ts';
import type { Command, Situation } from './feature-commands.ts';
import { features } from './features.ts';
import { type Source, source, verbOf } from './source.ts';

type ShellWords = typeof shellMessages.defaults;

export function actionSources(situation: Situation, preferences: PreferenceValues): Source[] {
  const commands = [
    ...features.flatMap(({ commandsOf }) => commandsOf?.(situation) ?? []),
    ...ownCommands(preferences, situation, situation.wordsOf(shellMessages)),
  ];
  const asked = commands.flatMap((command) =>
    command.verbs === undefined ? [] : [sourceOf([command], verbOf(command.verbs))],
  );
  return [sourceOf(commands), ...asked];
}

function sourceOf(rows: readonly Command[], verb?: RegExp): Source {
  return source<Command>({
    kind: 'action',
    rows,
    verb,
    ignoresRest: verb !== undefined,
    textsOf: ({ label, synonyms = '' }) => [label, synonyms],
    itemOf: ({ label, target }) => ({ key: `action:${label}`, kind: 'action', label, detail: '', target }),
  });
}

function ownCommands(
  preferences: PreferenceValues,
  { user, words }: Situation,
  shell: ShellWords,
): Command[] {
  const sidebar = sidebarOf(preferences, user) === 'open' ? 'rail' : 'open';
  const others = (['light', 'dark', 'system'] as const).filter((theme) => theme !== preferences.theme);
  return [
    { label: shell.shortcuts, synonyms: words.shortcutsSynonyms, target: { command: 'showShortcuts' } },
    {
      label: words.showActivity,
      synonyms: words.showActivitySynonyms,
      target: { command: 'showActivity' },
    },
    ...others.map(
      (theme): Command => ({
        label: words.themeTo({ theme: shell[theme] }),
        target: { command: 'setTheme', theme },
      }),
    ),
    {
      label: sidebar === 'rail' ? shell.narrowSidebar : shell.widenSidebar,
      target: { command: 'setSidebar', sidebar },
    },
    { label: shell.logout, synonyms: words.logoutSynonyms, target: { command: 'logOut' } },
  ];
}
