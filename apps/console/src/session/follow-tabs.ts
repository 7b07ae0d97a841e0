import type { SessionStore } from '@timemap/admin-api';
import type { BrowserPage } from './browser-page.ts';
import type { ConsoleSession } from './console-session.ts';

export interface FollowTabsOptions {
  session: ConsoleSession;
  store: SessionStore;
  page: BrowserPage;
}

export function followTabs({ session, store, page }: FollowTabsOptions): () => void {
  const follow = () => {
    if (session.isCurrent()) return;
    if (store.get() === null) session.end('ended');
    else page.reload();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // A page in the back-forward cache received no events.
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
