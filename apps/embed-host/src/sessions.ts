import { createSessionStore, type SessionStore } from '@timemap/admin-api';

export interface Sessions {
  /** Another user's session, from the address. Only in this window. */
  readonly acting: SessionStore;
  readonly own: SessionStore;
  readonly isHandoverDamaged: boolean;
}

/** @param handedOver the id from the address, which survives reloads of this window */
export function openSessions(handedOver: string | null): Sessions {
  const acting = createSessionStore({ key: 'meridian-acting', storage: windowStorage() });
  const own = createSessionStore({ key: 'meridian-session' });
  if (handedOver !== null) acting.set(handedOver);
  return { acting, own, isHandoverDamaged: handedOver !== null && acting.get() === null };
}

function windowStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
