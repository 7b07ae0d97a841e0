import { ApiError, type CurrentUser, type SessionStore } from '@timemap/admin-api';

/**
 * Why nobody is signed in: `none` had signed in, they `loggedOut`, the session `ended` here or in another tab,
 * or it stayed `unconfirmed` because the server did not say whose it is.
 */
export type SignedOutReason = 'none' | 'loggedOut' | 'ended' | 'unconfirmed';

export type SessionState =
  /** `isServerAway`: the server was asked and is unavailable; it is asked again. */
  | { readonly status: 'unknown'; readonly isServerAway?: boolean }
  | { readonly status: 'signedIn'; readonly user: CurrentUser }
  | { readonly status: 'signedOut'; readonly because: SignedOutReason };

/** How long an unavailable server is asked again before that counts as a failure of userinfo. */
const PATIENCE_MS = 20_000;
const ASK_AGAIN_MS = 1000;

/** Who works with this page. Its functions need no `this`; `state` and `subscribe` fit useSyncExternalStore. */
export interface ConsoleSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The state once it is known: the first call asks the server whose session it is. Never rejects. */
  settled(): Promise<SessionState>;
  /** Takes up the session that a login answered. Never rejects. */
  start(sessionId: string): Promise<SessionState>;
  /** Asks again whose session it is, and shows what is shown until the answer is there. Never rejects. */
  recheck(): Promise<SessionState>;
  end(because: SignedOutReason): void;
  /** The session this page works with: the one it was confirmed for, whatever another tab has stored since. */
  sessionId(): string | null;
  /** False once another tab has stored another session, or none. */
  isCurrent(): boolean;
}

export interface ConsoleSessionOptions {
  store: SessionStore;
  /** Asks whose session it is (GET /userinfo, with the client's retries). `null`: there is no server to ask. */
  askUser: (() => Promise<CurrentUser>) | null;
  /** What to say of a page that opens without a session. @default 'none' */
  initialReason?: SignedOutReason;
}

/** The one place that knows whether somebody is signed in. @spec A §4 */
export function createConsoleSession(options: ConsoleSessionOptions): ConsoleSession {
  const { store, askUser, initialReason = 'none' } = options;
  const listeners = new Set<() => void>();
  let sessionId = askUser === null ? null : store.get();
  let state: SessionState =
    sessionId === null ? { status: 'signedOut', because: initialReason } : { status: 'unknown' };
  let asking: Promise<SessionState> | null = null;

  function change(next: SessionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function end(because: SignedOutReason): void {
    const ended = sessionId;
    sessionId = null;
    asking = null;
    // A session that another tab has started since is not ours to remove, unless a person asked to log out.
    if (because === 'loggedOut' || store.get() === ended) store.clear();
    change({ status: 'signedOut', because });
  }

  async function ask(patienceMs: number): Promise<SessionState> {
    const asked = sessionId;
    const user = await askPatiently(asked, patienceMs);
    // Meanwhile somebody logged out, or in as somebody else: this answer is about the past.
    if (asked !== sessionId) return settled();
    asking = null;
    if (user) change({ status: 'signedIn', user });
    else if (asked !== null) end('unconfirmed');
    return state;
  }

  /** The answer; null once the server has refused, or has been unavailable for that long. */
  async function askPatiently(asked: string | null, patienceMs: number): Promise<CurrentUser | null> {
    if (askUser === null) return null;
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        return await askUser();
      } catch (error) {
        if (!isOutage(error) || Date.now() + ASK_AGAIN_MS > until || asked !== sessionId) return null;
      }
      if (state.status === 'unknown') change({ status: 'unknown', isServerAway: true });
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      if (asked !== sessionId) return null;
    }
  }

  async function settled(): Promise<SessionState> {
    if (state.status === 'unknown') asking ??= ask(PATIENCE_MS);
    return asking ?? state;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled,
    start(newId) {
      sessionId = newId;
      store.set(newId);
      if (store.get() === newId) asking = ask(0);
      else end('unconfirmed');
      return settled();
    },
    recheck() {
      if (sessionId !== null) asking ??= ask(PATIENCE_MS);
      return settled();
    },
    end,
    sessionId: () => sessionId,
    isCurrent: () => store.get() === sessionId,
  };
}

/** Whether nobody said no: the server was not reached, or something before it answered in its place. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'status' && error.status !== null && error.status >= 500;
}
