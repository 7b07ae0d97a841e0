import {
  createContext,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  replace,
} from 'react-router';
import type { ConsoleRuntime } from './console-runtime.ts';
import { loginAddress } from './login-address.ts';
import { paths } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { SessionState } from './session/console-session.ts';

export const runtimeContext = createContext<Promise<ConsoleRuntime>>();

export interface RootData {
  readonly runtime: ConsoleRuntime;
  /** What the guards have seen: the session may change before anything is rendered. */
  readonly seen: SessionState;
}

export const rootData = async ({ context }: LoaderFunctionArgs): Promise<RootData> => {
  const runtime = await context.get(runtimeContext);
  return { runtime, seen: runtime.session.state() };
};

type IsPage = (pathname: string) => boolean;

/** @spec A §2 */
export const signedInOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn') return;
  throw replace(loginAddress(state, url));
};

/** @spec A §6 */
export const globalAdminsOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session, visit } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn' && state.user.isAdmin) return;
  // For a page that is already shown, the notice of the lost permission explains it.
  if (visit.shownPath !== url.pathname) visit.notice = 'adminsOnly';
  throw replace(paths.home);
};

/** @spec A §2 */
export function signedOutOnly(isPage: IsPage): MiddlewareFunction {
  return async ({ context, url }) => {
    const { session, visit } = await context.get(runtimeContext);
    const state = await session.settled();
    if (state.status === 'signedIn')
      throw replace(safeRedirect(url.searchParams.get('redirect') ?? visit.lastPage, isPage));
  };
}

export function toStartPage(isPage: IsPage): LoaderFunction {
  return async ({ context }) => {
    const { session } = await context.get(runtimeContext);
    const state = await session.settled();
    const isGlobalAdmin = state.status === 'signedIn' && state.user.isAdmin;
    return replace(isGlobalAdmin && isPage(paths.global) ? paths.global : paths.organizations);
  };
}
