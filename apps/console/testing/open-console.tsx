import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { runtimeContext } from '../src/guards.ts';
import { routes } from '../src/routes.tsx';
import { Words } from '../src/words.tsx';
import { type StageOptions, startStage } from './start-stage.ts';

/** The whole console at an address. */
export async function openConsole(address: string, options: StageOptions = {}) {
  const stage = await startStage({ ...options, pathname: () => router.state.location.pathname });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[runtimeContext, Promise.resolve(stage.runtime)]])),
  });
  render(
    <Words choice={stage.runtime.language}>
      <RouterProvider router={router} />
    </Words>,
  );
  onTestFinished(() => router.dispose());
  return {
    ...stage,
    router,
    /** Where the console is. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
