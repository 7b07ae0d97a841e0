import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

interface SentGlobals {
  readonly globals: { readonly theme?: string };
}

const chosenTheme = () => {
  const channel = addons.getChannel();
  const [sent] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [SentGlobals?];
  return sent?.globals.theme;
};

/** The page around the stories has the theme of the toolbar, as the stories have. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(chosenTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setTheme(chosenTheme());
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}
