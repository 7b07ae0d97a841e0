import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { runtimeContext } from '../src/guards.ts';
import { beginFirstReads } from '../src/pages.ts';
import { routes } from '../src/routes.tsx';
import { Words } from '../src/words.tsx';
import { type StageOptions, startStage } from './start-stage.ts';

interface OpenOptions extends StageOptions {
  /** In a browser the first reads begin before the page. @default false */
  readsEarly?: boolean;
}

export async function openConsole(address: string, { readsEarly = false, ...options }: OpenOptions = {}) {
  const stage = await startStage({ ...options, pathname: () => router.state.location.pathname });
  if (readsEarly) {
    const state = await stage.runtime.session.settled();
    if (state.status === 'signedIn') {
      beginFirstReads(stage.runtime, state.user, new URL(address, window.location.origin));
    }
  }
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[runtimeContext, Promise.resolve(stage.runtime)]])),
  });
  // A call leaves when its token is there, and React renders in a later task.
  if (readsEarly) await new Promise((resolve) => setTimeout(resolve));
  const { unmount } = render(
    <Words choice={stage.runtime.language}>
      <RouterProvider router={router} />
    </Words>,
  );
  onTestFinished(() => router.dispose());
  return {
    ...stage,
    router,
    unmount,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
