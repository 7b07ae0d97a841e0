import { createElement, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';

/**
 * Shows the story again in dark. It needs a frame, because dialogs and notices cover the whole page.
 * Storybook's bundler of the manager knows no JSX without a global React.
 */
export function BothThemes({ children }: PropsWithChildren) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const isShown = globals.theme === 'both' && viewMode === 'story' && storyId !== undefined;
  const inDark = { title: 'The story in dark', src: isShown ? addressInDark(storyId, globals) : '' };
  return createElement(
    'div',
    { className: isShown ? 'both-themes' : 'one-theme' },
    // The first frame keeps its place in the tree, because it would load again in another.
    createElement('div', { className: 'one-theme' }, children),
    isShown && createElement('iframe', inDark),
  );
}

function addressInDark(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries({ ...globals, theme: 'dark' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: chosen.map(([name, value]) => `${name}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}
