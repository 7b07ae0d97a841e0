/** The parts of `window` that this needs. */
export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, title: string, href: string): void;
  };
}

/**
 * The session id that the opener of this window put into its address (`/app/dashboard?sid=…`), taken out of address and
 * history in the same breath: nobody copies, bookmarks, logs or passes it on. null where there is none; an empty one is
 * given back as it is, since somebody meant to hand one over.
 */
export function takeSessionId({ location, history }: AddressBar): string | null {
  const address = new URL(location.href);
  const sessionId = address.searchParams.get('sid');
  if (sessionId === null) return null;
  address.searchParams.delete('sid');
  history.replaceState(history.state, '', address.href);
  return sessionId;
}
