import { usableSessionId } from './session-id.ts';

/** The storage of the session id. Its functions do not use `this`; `get` and `subscribe` fit useSyncExternalStore. */
export interface SessionStore {
  /** The session id, or `null`. One that cannot be sent is removed from storage. */
  get(): string | null;
  /** Stores a session id. One that cannot be sent clears the store. */
  set(sessionId: string): void;
  clear(): void;
  /**
   * Fires after each change with the id or `null`, including changes in other tabs. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: (sessionId: string | null) => void): () => void;
  /** False if storage is blocked or full. The session then ends with the page, and other tabs do not share it. */
  isPersistent(): boolean;
}

export interface SessionStoreOptions {
  /**
   * `null` keeps the session in memory only.
   * @default the localStorage of the page
   */
  storage?: Storage | null;
  /** @default 'cv-sid' */
  key?: string;
}

// A browser that blocks storage throws here, for example in a sandboxed frame, and so does what has no window.
function pageStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * The session id in browser storage, under the key that the specification names, shared between tabs. If storage is
 * missing, blocked or full, it is kept in memory, so that signing in still works for this page.
 * @spec A §3, A §9
 */
export function createSessionStore({
  storage = pageStorage(),
  key = 'cv-sid',
}: SessionStoreOptions = {}): SessionStore {
  let inMemory: { sessionId: string | null } | null = storage ? null : { sessionId: null };
  let isPersistent = false;
  const listeners = new Set<(sessionId: string | null) => void>();

  function tryStorage<T>(use: (storage: Storage) => T): { answer: T } | null {
    try {
      const done = storage && { answer: use(storage) };
      isPersistent = done !== null;
      return done;
    } catch {
      isPersistent = false;
      return null;
    }
  }

  function get(): string | null {
    if (inMemory) return inMemory.sessionId;
    const stored = tryStorage((it) => it.getItem(key))?.answer ?? null;
    const sessionId = usableSessionId(stored);
    if (stored !== null && sessionId === null) tryStorage((it) => it.removeItem(key));
    return sessionId;
  }

  function notify(): void {
    const sessionId = get();
    for (const listener of listeners) listener(sessionId);
  }

  function change(sessionId: string | null): void {
    const isStored = tryStorage((it) =>
      sessionId === null ? it.removeItem(key) : it.setItem(key, sessionId),
    );
    inMemory = isStored ? null : { sessionId };
    notify();
  }

  function onStorage(event: StorageEvent): void {
    // Another tab's clear() sends a null key.
    if (event.storageArea !== storage || (event.key !== key && event.key !== null)) return;
    inMemory = null;
    notify();
  }

  function subscribe(listener: (sessionId: string | null) => void): () => void {
    // A listener can subscribe twice and unsubscribe once.
    const own = (sessionId: string | null) => listener(sessionId);
    if (listeners.size === 0 && storage) globalThis.addEventListener?.('storage', onStorage);
    listeners.add(own);
    return () => {
      listeners.delete(own);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  }

  return {
    get,
    set: (sessionId) => change(usableSessionId(sessionId)),
    clear: () => change(null),
    subscribe,
    isPersistent: () => {
      get();
      return isPersistent;
    },
  };
}
