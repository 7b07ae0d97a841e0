import { ApiError, type ApiErrorKind, type CurrentUser, type SessionStore } from '@timemap/admin-api';

/** `ended`: here or in another tab. `unconfirmed`: the server did not say whose session it is. */
export type SignedOutReason = 'none' | 'loggedOut' | 'ended' | 'unconfirmed';

export type SessionState =
  | { readonly status: 'unknown'; readonly isServerUnreachable?: boolean }
  | { readonly status: 'signedIn'; readonly user: CurrentUser }
  | { readonly status: 'signedOut'; readonly because: SignedOutReason };

const PATIENCE_MS = 20_000;
const ASK_AGAIN_MS = 1000;

const UNREADABLE: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'format', 'shape']);

export interface ConsoleSession {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The first call asks the server who the session belongs to. Does not wait for a recheck. Never rejects. */
  settled(): Promise<SessionState>;
  /** Never rejects. */
  start(sessionId: string): Promise<SessionState>;
  /** Keeps the current state until the answer arrives. Never rejects. */
  recheck(): Promise<SessionState>;
  end(because: SignedOutReason): void;
  /** The session that this page was confirmed for, even if another tab has stored another one since. */
  sessionId(): string | null;
  isCurrent(): boolean;
  /** An answer that is still to come changes neither this session nor the stored one. */
  stop(): void;
}

export interface ConsoleSessionOptions {
  store: SessionStore;
  /** null: there is no server. */
  askUser: (() => Promise<CurrentUser>) | null;
  initialReason?: SignedOutReason;
}

interface Answer {
  readonly user: CurrentUser | null;
  readonly isInvalid: boolean;
}

const unconfirmed: Answer = { user: null, isInvalid: false };

/** The only place that decides whether somebody is signed in. @spec A §4 */
export function createConsoleSession(options: ConsoleSessionOptions): ConsoleSession {
  const { store, askUser, initialReason = 'none' } = options;
  const listeners = new Set<() => void>();
  let sessionId = askUser === null ? null : store.get();
  let state: SessionState =
    sessionId === null ? { status: 'signedOut', because: initialReason } : { status: 'unknown' };
  let asking: Promise<SessionState> | null = null;
  let rechecking: Promise<SessionState> | null = null;

  function change(next: SessionState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function end(because: SignedOutReason): void {
    const ended = sessionId;
    sessionId = null;
    asking = null;
    rechecking = null;
    // A session that another tab has started since stays, unless the person logged out.
    if (because === 'loggedOut' || store.get() === ended) store.clear();
    change({ status: 'signedOut', because });
  }

  async function ask(patienceMs: number): Promise<SessionState> {
    const asked = sessionId;
    const isNew = patienceMs === 0;
    const { user, isInvalid } = await askPatiently(asked, patienceMs);
    // The session changed during the request, so the answer is outdated.
    if (asked !== sessionId) return settled();
    asking = null;
    rechecking = null;
    if (user) {
      // Another object is a new session to all screens: they would load again what the server has just refused.
      if (isNew || !isSame(user, state)) change({ status: 'signedIn', user });
    } else if (asked !== null) end(isInvalid && !isNew ? 'ended' : 'unconfirmed');
    return state;
  }

  async function askPatiently(asked: string | null, patienceMs: number): Promise<Answer> {
    if (askUser === null) return unconfirmed;
    const until = Date.now() + patienceMs;
    for (;;) {
      try {
        return { user: await askUser(), isInvalid: false };
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'session') return { user: null, isInvalid: true };
        if (!isOutage(error) || Date.now() + ASK_AGAIN_MS > until || asked !== sessionId) return unconfirmed;
      }
      if (state.status === 'unknown') change({ status: 'unknown', isServerUnreachable: true });
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      if (asked !== sessionId) return unconfirmed;
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
      rechecking = null;
      if (store.get() === newId) asking = ask(0);
      else end('unconfirmed');
      return settled();
    },
    async recheck() {
      if (state.status !== 'signedIn' || asking !== null) return settled();
      rechecking ??= ask(PATIENCE_MS);
      return rechecking;
    },
    end,
    sessionId: () => sessionId,
    isCurrent: () => store.get() === sessionId,
    stop() {
      sessionId = null;
    },
  };
}

function isSame(user: CurrentUser, state: SessionState): boolean {
  return state.status === 'signedIn' && JSON.stringify(state.user) === JSON.stringify(user);
}

/** A proxy or a portal may answer instead of the server. That says nothing about the session. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status, answeredJson } = error;
  if (status === 429 || UNREADABLE.has(kind)) return true;
  if (kind !== 'status' || status === 401 || status === 403) return false;
  return !answeredJson || (status ?? 0) >= 500;
}
