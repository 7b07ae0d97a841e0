const NAME = 'console-logout';

export interface LogoutChannel {
  /** The removed session alone does not show other tabs that a person logged out. */
  announce(): void;
  close(): void;
}

/** Without BroadcastChannel the other tabs sign out but keep the drafts, which only the same person can see. */
export function openLogoutChannel(onLogout: () => void): LogoutChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, close() {} };
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onLogout);
  return {
    announce: () => channel.postMessage(null),
    close: () => channel.close(),
  };
}
