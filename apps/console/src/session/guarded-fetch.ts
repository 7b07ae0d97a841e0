import type { BrowserPage } from './browser-page.ts';
import type { ConsoleSession } from './console-session.ts';

interface GuardedFetchOptions {
  session: () => ConsoleSession;
  page: BrowserPage;
  fetch: typeof fetch;
}

/** Events from other tabs can arrive later than the next click, so every call checks the stored session. */
export function createGuardedFetch({ session, page, fetch }: GuardedFetchOptions): typeof globalThis.fetch {
  return async (input, init) => {
    if (session().isCurrent()) return fetch(input, init);
    page.reload();
    throw new DOMException('The session changed in another tab.', 'AbortError');
  };
}
