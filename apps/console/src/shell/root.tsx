import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, type RouteObject, useLoaderData, useRevalidator } from 'react-router';
import { ConsoleContext, RoutesContext } from '../console-context.ts';
import type { RootData } from '../guards.ts';
import { useDocumentTheme } from './document-theme.ts';
import { RouteChange } from './route-change.tsx';

export function Root({ routes }: { routes: RouteObject[] }) {
  const { runtime, seen } = useLoaderData<RootData>();
  const { session, preferences } = runtime;
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { revalidate } = useRevalidator();
  useDocumentTheme(preferences);
  useEffect(() => {
    if (state !== seen) void revalidate();
  }, [state, seen, revalidate]);
  return (
    <ConsoleContext value={runtime}>
      <RoutesContext value={routes}>
        <Outlet />
        <RouteChange />
      </RoutesContext>
    </ConsoleContext>
  );
}
