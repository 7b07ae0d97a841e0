import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brandThemes } from './brand-themes.ts';
import { type Globals, globalTypes, shareGlobals } from './toolbar.ts';

interface SentGlobals {
  readonly globals: Globals;
  /** Without those that a single story sets for itself. */
  readonly userGlobals?: Globals;
}

function chosenGlobals(): Globals {
  const channel = addons.getChannel();
  const [sent] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [SentGlobals?];
  const globals = sent?.userGlobals ?? sent?.globals ?? {};
  return Object.fromEntries(Object.keys(globalTypes).map((name) => [name, globals[name]]));
}

/** The page around the stories has the theme of the toolbar, as the stories have, also those in frames. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(chosenGlobals);
  useLayoutEffect(() => shareGlobals(globals), [globals]);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setGlobals(chosenGlobals());
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const isDark =
    globals.theme === 'dark' ||
    (globals.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  // The rest of the page, such as the tables of tokens, follows the theme too.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = isDark ? 'dark' : 'light';
    return () => {
      style.removeProperty('color-scheme');
    };
  }, [isDark]);
  return (
    // Frames read the globals when they load.
    <DocsContainer key={JSON.stringify(globals)} {...props} theme={brandThemes[isDark ? 'dark' : 'light']} />
  );
}
