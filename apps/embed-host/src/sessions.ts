import { createSessionStore, type SessionStore } from '@timemap/admin-api';

/** Whose session this window works with, and where it is kept. */
export interface Sessions {
  /** Another's, handed over in the address. In this window alone: the others stay who they are. */
  readonly acting: SessionStore;
  /** That of the person who signed in to Meridian, shared by its windows. */
  readonly own: SessionStore;
  /** Whether a session id was handed over that cannot be one. */
  readonly isHandoverDamaged: boolean;
}

/** @param handedOver what stood in the address, which is kept for reloads of this window */
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
