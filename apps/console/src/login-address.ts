import { paths, pathTo } from './paths.ts';
import type { SessionState } from './session/console-session.ts';

/** The login page, with the address that the visitor wanted, unless they logged out (A §2). */
export function loginAddress(state: SessionState, wanted: { pathname: string; search: string }): string {
  const hasLoggedOut = state.status === 'signedOut' && state.because === 'loggedOut';
  return pathTo(paths.login, {}, { redirect: hasLoggedOut ? null : wanted.pathname + wanted.search });
}
