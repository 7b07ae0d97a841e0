import type { Theme } from '@timemap/admin-kit';
import { useLayoutEffect } from 'react';
import type { Preferences } from '../preferences.ts';

export function useDocumentTheme(preferences: Preferences): void {
  useLayoutEffect(() => document.getElementById('first-view')?.remove(), []);
  useLayoutEffect(() => {
    const apply = () => {
      const { theme } = preferences.get();
      if (theme === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
      colorBrowser(theme);
    };
    apply();
    return preferences.subscribe(apply);
  }, [preferences]);
}

/** A phone's browser paints its bars in the first theme color whose media matches: the page has a light and a dark one. */
function colorBrowser(chosen: Theme): void {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    const color = colors[index];
    if (color)
      color.media =
        chosen === 'system' ? `(prefers-color-scheme: ${theme})` : theme === chosen ? '' : 'not all';
  }
}
