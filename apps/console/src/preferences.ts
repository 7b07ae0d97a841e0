import type { Theme } from '@timemap/admin-kit';
import type { TabStorage } from './session/tab-storage.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export interface PreferenceValues {
  readonly theme: Theme;
  readonly isSidebarHidden: boolean;
  readonly hasShortcuts: boolean;
}

export interface Preferences {
  get(): PreferenceValues;
  set(patch: Partial<PreferenceValues>): void;
  subscribe(listener: () => void): () => void;
}

export function createPreferences(storage: TabStorage): Preferences {
  const listeners = new Set<() => void>();
  let values: PreferenceValues = {
    theme: THEMES.find((theme) => theme === storage.get('theme')) ?? 'system',
    isSidebarHidden: storage.get('sidebar') === 'hidden',
    hasShortcuts: storage.get('shortcuts') !== 'off',
  };
  return {
    get: () => values,
    set(patch) {
      values = { ...values, ...patch };
      storage.set('theme', values.theme);
      storage.set('sidebar', values.isSidebarHidden ? 'hidden' : 'shown');
      storage.set('shortcuts', values.hasShortcuts ? 'on' : 'off');
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
