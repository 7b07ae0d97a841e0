import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useLoaderData, useRevalidator } from 'react-router';
import { ConsoleContext } from '../console-context.ts';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { RouteChange } from './route-change.tsx';

/** Around every page: hands out the runtime, and lets the guards look again whenever the session changes. */
export function Root() {
  const runtime = useLoaderData() as ConsoleRuntime;
  const { session, preferences } = runtime;
  const { revalidate } = useRevalidator();
  useEffect(() => session.subscribe(() => void revalidate()), [session, revalidate]);
  useLayoutEffect(() => {
    const applyTheme = () => {
      const { theme } = preferences.get();
      if (theme === 'system') delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    };
    applyTheme();
    return preferences.subscribe(applyTheme);
  }, [preferences]);
  return (
    <ConsoleContext value={runtime}>
      <Outlet />
      <RouteChange />
    </ConsoleContext>
  );
}
