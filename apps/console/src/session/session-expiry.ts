import type { SessionInvalidEvent } from '@timemap/admin-api';
import { isAt, paths } from '../paths.ts';
import type { BrowserPage } from './browser-page.ts';
import type { ConsoleSession } from './console-session.ts';
import type { TabStorage } from './tab-storage.ts';

const KEY = 'session-ended-at';

/** A second end within this time, without a login in between, means that reloading does not help. */
const LOOP_WINDOW_MS = 30_000;

export interface SessionExpiry {
  onSessionInvalid(event: SessionInvalidEvent): void;
  hasJustEnded(): boolean;
  clear(): void;
}

interface SessionExpiryOptions {
  session: () => ConsoleSession;
  storage: TabStorage;
  page: BrowserPage;
}

/** 'Invalid session' or 'Not signed in' ends the session and reloads once. Drafts stay for the person. @spec A §4 */
export function createSessionExpiry({ session, storage, page }: SessionExpiryOptions): SessionExpiry {
  const msSinceLastEnd = () => page.now() - Number(storage.get(KEY) ?? Number.NaN);

  return {
    onSessionInvalid({ operation, sessionId }) {
      // The session's own check signs out without a reload.
      if (operation === 'GET /userinfo' || operation === 'POST /login') return;
      // Later answers, and those to an older session, change nothing.
      if (sessionId === null || sessionId !== session().sessionId()) return;
      if (isExempt(page.pathname())) return;
      const isLoop = msSinceLastEnd() < LOOP_WINDOW_MS;
      storage.set(KEY, String(page.now()));
      session().end('ended');
      if (!isLoop) page.reload();
    },
    hasJustEnded: () => storage.get(KEY) !== null,
    clear: () => storage.remove(KEY),
  };
}

function isExempt(pathname: string): boolean {
  return isAt(pathname, paths.login) || isAt(pathname, paths.home);
}
