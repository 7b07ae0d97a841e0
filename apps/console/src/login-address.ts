import { paths, pathTo } from './paths.ts';
import type { SessionState } from './session/console-session.ts';

/** Without the wanted address after a logout. @spec A §2 */
export function loginAddress(state: SessionState, wanted: { pathname: string; search: string }): string {
  const hasLoggedOut = state.status === 'signedOut' && state.because === 'loggedOut';
  return pathTo(paths.login, {}, { redirect: hasLoggedOut ? null : wanted.pathname + wanted.search });
}
