export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, title: string, href: string): void;
  };
}

/** Removes the session id from the address and the history entry, so that it is not copied, bookmarked or logged. */
export function takeSessionId({ location, history }: AddressBar): string | null {
  const address = new URL(location.href);
  const sessionId = address.searchParams.get('sid');
  if (sessionId === null) return null;
  address.searchParams.delete('sid');
  history.replaceState(history.state, '', address.href);
  return sessionId;
}
