import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AccountName, createMockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { startConsole } from '../console-runtime.ts';
import { runtimeContext } from '../guards.ts';
import { routes } from '../routes.tsx';

export interface OpenOptions {
  /** Who is signed in already. @default nobody */
  as?: AccountName;
  scenarios?: readonly Scenario[];
  /** The answer to /config.json. @default one that names the stand-in server */
  config?: () => Response | Promise<Response>;
}

const API = 'https://api.test';

/** The whole console at an address, in front of a stand-in server of its own; reloads are counted, not done. */
export async function openConsole(address: string, options: OpenOptions = {}) {
  const server = createMockServer({ seed: 'small', now: () => new Date('2026-03-02T09:30:00Z') });
  localStorage.clear();
  if (options.as !== undefined) localStorage.setItem('cv-sid', server.signIn(options.as));
  server.use(...(options.scenarios ?? []));

  const config =
    options.config ?? (() => Response.json({ apiBaseUrl: API, mainAppUrl: 'https://app.test/' }));
  const page = {
    reloads: 0,
    pathname: (): string => router.state.location.pathname,
    now: () => Date.now(),
    reload: () => void page.reloads++,
  };
  const starting = startConsole({
    page,
    fetch: async (input, init) =>
      input === '/config.json' ? config() : server.fetch(new Request(input, init)),
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[runtimeContext, starting]])),
  });
  render(<RouterProvider router={router} />);
  const runtime = await starting;
  onTestFinished(() => {
    runtime.stop();
    router.dispose();
    sessionStorage.clear();
    localStorage.clear();
  });
  return {
    user: userEvent.setup(),
    server,
    router,
    runtime,
    page,
    /** Where the console is, as an address. */
    address: () => router.state.location.pathname + router.state.location.search,
    operations: () => server.requests().map(({ operation }) => operation),
  };
}
