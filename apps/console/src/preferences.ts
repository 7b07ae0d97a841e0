import type { CurrentUser } from '@timemap/admin-api';
import type { Theme } from '@timemap/admin-kit';
import type { TabStorage } from './session/tab-storage.ts';

export type Sidebar = 'open' | 'rail';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const SIDEBARS: readonly Sidebar[] = ['open', 'rail'];

export interface PreferenceValues {
  readonly theme: Theme;
  /** null until it is chosen in this tab. */
  readonly sidebar: Sidebar | null;
  readonly hasShortcuts: boolean;
}

/** Staff have their sections above each page, so their sidebar begins as a rail. */
export const sidebarOf = ({ sidebar }: PreferenceValues, { isAdmin }: CurrentUser): Sidebar =>
  sidebar ?? (isAdmin ? 'rail' : 'open');

export interface Preferences {
  get(): PreferenceValues;
  set(patch: Partial<PreferenceValues>): void;
  subscribe(listener: () => void): () => void;
}

export function createPreferences(storage: TabStorage): Preferences {
  const listeners = new Set<() => void>();
  let values: PreferenceValues = {
    theme: THEMES.find((theme) => theme === storage.get('theme')) ?? 'system',
    sidebar: SIDEBARS.find((sidebar) => sidebar === storage.get('sidebar')) ?? null,
    hasShortcuts: storage.get('shortcuts') !== 'off',
  };
  return {
    get: () => values,
    set(patch) {
      values = { ...values, ...patch };
      storage.set('theme', values.theme);
      if (values.sidebar !== null) storage.set('sidebar', values.sidebar);
      storage.set('shortcuts', values.hasShortcuts ? 'on' : 'off');
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
