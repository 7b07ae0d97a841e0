import { useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLoaderData, useRevalidator } from 'react-router';
import { ConsoleContext, RoutesContext } from '../console-context.ts';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { useDocumentTheme } from './document-theme.ts';
import { RouteChange } from './route-change.tsx';

export function Root({ routes }: { routes: RouteObject[] }) {
  const runtime = useLoaderData() as ConsoleRuntime;
  const { session, preferences } = runtime;
  const { revalidate } = useRevalidator();
  useDocumentTheme(preferences);
  const [first] = useState(session.state);
  useEffect(() => {
    const stop = session.subscribe(() => void revalidate());
    // It may have ended between the first render and this effect.
    if (session.state().status !== first.status) void revalidate();
    return stop;
  }, [session, revalidate, first]);
  return (
    <ConsoleContext value={runtime}>
      <RoutesContext value={routes}>
        <Outlet />
        <RouteChange />
      </RoutesContext>
    </ConsoleContext>
  );
}
