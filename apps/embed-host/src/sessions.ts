import { createSessionStore, type SessionStore } from '@timemap/admin-api';

export interface Sessions {
  readonly acting: SessionStore;
  readonly own: SessionStore;
  readonly isHandoverDamaged: boolean;
}

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
