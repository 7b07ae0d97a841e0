export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, title: string, href: string): void;
  };
}

/**
 * Takes the session id out of this window's address (`/app/dashboard?sid=…`) and its history entry, so that
 * nobody copies, bookmarks, logs or forwards it. null if there is none; an empty one is returned as it is.
 */
export function takeSessionId({ location, history }: AddressBar): string | null {
  const address = new URL(location.href);
  const sessionId = address.searchParams.get('sid');
  if (sessionId === null) return null;
  address.searchParams.delete('sid');
  history.replaceState(history.state, '', address.href);
  return sessionId;
}
