import { paths, pathTo } from './paths.ts';
import type { SessionState } from './session/console-session.ts';

/** Where a visitor without a session goes; back from there to what they wanted, unless they logged out (A §2). */
export function loginAddress(state: SessionState, wanted: { pathname: string; search: string }): string {
  const hasLoggedOut = state.status === 'signedOut' && state.because === 'loggedOut';
  return pathTo(paths.login, {}, { redirect: hasLoggedOut ? null : wanted.pathname + wanted.search });
}
