import type { SessionStore } from '@timemap/admin-api';
import type { BrowserPage } from './browser-page.ts';
import type { ConsoleSession } from './console-session.ts';

export interface FollowTabsOptions {
  session: ConsoleSession;
  store: SessionStore;
  page: BrowserPage;
}

/**
 * Keeps the page to the identity that all tabs share: gone elsewhere, it goes here; another one there, and the page
 * reloads as that person. Returns the way to stop.
 */
export function followTabs({ session, store, page }: FollowTabsOptions): () => void {
  const follow = () => {
    if (session.isCurrent()) return;
    if (store.get() === null) session.end('ended');
    else page.reload();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // A page kept in the back-forward cache was told nothing while it was away.
    follow();
    void session.recheck();
  };
  const stopListening = store.subscribe(follow);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopListening();
    window.removeEventListener('pageshow', onPageShow);
  };
}
