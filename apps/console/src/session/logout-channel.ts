const NAME = 'console-logout';

export interface LogoutChannel {
  /** The removed session alone does not show other tabs that a person logged out. */
  announce(): void;
  close(): void;
}

/** null where the browser has no channels, or denies them together with the storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Without a channel the other tabs sign out but keep the drafts, which only the same person can see. */
export function openLogoutChannel(onLogout: () => void): LogoutChannel {
  const channel = openChannel();
  channel?.addEventListener('message', onLogout);
  return {
    announce: () => channel?.postMessage(null),
    close: () => channel?.close(),
  };
}
