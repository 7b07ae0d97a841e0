import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ConsoleRuntime } from './console-runtime.ts';
import { runtimeContext } from './guards.ts';
import { routes } from './routes.tsx';
import { installTrustedTypes } from './trusted-types.ts';
import { Words } from './words.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export async function showConsole(root: Root, starting: Promise<ConsoleRuntime>): Promise<void> {
  installTrustedTypes();
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[runtimeContext, starting]])),
  });
  const { language } = await starting;
  await initialized(router);
  root.render(
    <StrictMode>
      <Words choice={language}>
        <RouterProvider router={router} />
      </Words>
    </StrictMode>,
  );
}

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
