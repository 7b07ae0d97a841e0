import { useLayoutEffect } from 'react';
import type { Preferences } from '../preferences.ts';

export function useDocumentTheme(preferences: Preferences): void {
  useLayoutEffect(() => document.getElementById('first-view')?.remove(), []);
  useLayoutEffect(() => {
    const apply = () => {
      const { theme } = preferences.get();
      if (theme === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    };
    apply();
    return preferences.subscribe(apply);
  }, [preferences]);
}
