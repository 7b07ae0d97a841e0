import { createContext, use, useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router';
import type { ConsoleRuntime } from './console-runtime.ts';
import type { LanguageState } from './language.ts';
import type { PreferenceValues } from './preferences.ts';
import type { SessionState } from './session/console-session.ts';

export const ConsoleContext = createContext<ConsoleRuntime | null>(null);

/** Pages cannot import the route table that imports them. */
export const RoutesContext = createContext<RouteObject[]>([]);

export function useConsole(): ConsoleRuntime {
  const runtime = use(ConsoleContext);
  if (runtime === null) throw new Error('This part of the console is outside its root route.');
  return runtime;
}

export function useSessionState(): SessionState {
  const { session } = useConsole();
  return useSyncExternalStore(session.subscribe, session.state);
}

export function usePreferences(): PreferenceValues {
  const { preferences } = useConsole();
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

export function useLanguage(): LanguageState {
  const { language } = useConsole();
  return useSyncExternalStore(language.subscribe, language.get);
}
