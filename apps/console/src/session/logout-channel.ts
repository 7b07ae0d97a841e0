const NAME = 'console-logout';

export interface LogoutChannel {
  /** Tells the other tabs that a person logged out, which the missing session alone does not say. */
  announce(): void;
  close(): void;
}

/** Without BroadcastChannel the other tabs still sign out, and keep the drafts that only the same person gets to see. */
export function openLogoutChannel(onLogout: () => void): LogoutChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, close() {} };
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onLogout);
  return {
    announce: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}
