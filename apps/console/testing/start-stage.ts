import { userEvent } from '@testing-library/user-event';
import { type AccountName, createMockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';
import { expect, onTestFinished } from 'vitest';
import { startConsole } from '../src/console-runtime.ts';
import { createLanguageChoice, type Language } from '../src/language.ts';

export interface StageOptions {
  as?: AccountName;
  scenarios?: readonly Scenario[];
  config?: () => Response | Promise<Response>;
  /** The address that the rules read. @default the address of the window */
  pathname?: () => string;
  language?: Language;
  /** Loads the words of a language. @default from the build */
  loadWords?: Parameters<typeof createLanguageChoice>[0];
}

/** A scenario cuts the connection, or the page ends the request. */
const isMeant = (error: unknown) =>
  error instanceof Error && (error.message === 'Failed to fetch' || error.name === 'AbortError');

const API = 'https://api.test';

/** Counts reloads instead of reloading. */
export async function startStage(options: StageOptions = {}) {
  const server = createMockServer({ seed: 'small', now: () => new Date('2026-03-02T09:30:00Z') });
  localStorage.clear();
  if (options.as !== undefined) localStorage.setItem('cv-sid', server.signIn(options.as));
  if (options.language !== undefined) localStorage.setItem('cv-language', options.language);
  server.use(...(options.scenarios ?? []));
  const config =
    options.config ?? (() => Response.json({ apiBaseUrl: API, mainAppUrl: 'https://app.test/' }));
  const unmeant: unknown[] = [];
  const page = {
    reloads: 0,
    pathname: options.pathname ?? (() => window.location.pathname),
    now: () => Date.now(),
    reload: () => void page.reloads++,
  };
  const runtime = await startConsole({
    page,
    language: createLanguageChoice(options.loadWords),
    fetch: async (input, init) => {
      if (input === '/config.json') return config();
      try {
        return await server.fetch(new Request(input, init));
      } catch (error) {
        if (!isMeant(error)) unmeant.push(error);
        throw error;
      }
    },
  });
  onTestFinished(() => {
    runtime.stop();
    sessionStorage.clear();
    localStorage.clear();
    expect(unmeant).toEqual([]);
  });
  return {
    user: userEvent.setup(),
    server,
    runtime,
    page,
    operations: () => server.requests().map(({ operation }) => operation),
  };
}
