import { createContext, type LoaderFunction, type MiddlewareFunction, replace } from 'react-router';
import type { ConsoleRuntime } from './console-runtime.ts';
import { loginAddress } from './login-address.ts';
import { paths } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Filled for every navigation, so that guards know the session before anything of a page is shown. */
export const runtimeContext = createContext<Promise<ConsoleRuntime>>();

/** The root route's loader: nothing is rendered before the configuration is read. */
export const awaitRuntime: LoaderFunction = ({ context }) => context.get(runtimeContext);

type IsPage = (pathname: string) => boolean;

/** A user without a valid session goes to the login page, and from there back to where they wanted to go (A §2). */
export const signedInOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn') return;
  throw replace(loginAddress(state, url));
};

/** Everybody else goes to the base route (A §6). Inside `signedInOnly`. */
export const globalAdminsOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session, visit } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn' && state.user.isAdmin) return;
  // Of a page that is on the screen already, the notice of the lost right says why it goes.
  if (visit.shownPath !== url.pathname) visit.notice = 'adminsOnly';
  throw replace(paths.home);
};

/** Whoever is signed in has nothing to do on the login page: on to where they wanted to go, or back (A §2). */
export function signedOutOnly(isPage: IsPage): MiddlewareFunction {
  return async ({ context, url }) => {
    const { session, visit } = await context.get(runtimeContext);
    const state = await session.settled();
    if (state.status === 'signedIn')
      throw replace(safeRedirect(url.searchParams.get('redirect') ?? visit.lastPage, isPage));
  };
}

/** The base route leads global admins to their area where the console has one, and everyone else to organizations. */
export function toStartPage(isPage: IsPage): LoaderFunction {
  return async ({ context }) => {
    const { session } = await context.get(runtimeContext);
    const state = await session.settled();
    const isGlobalAdmin = state.status === 'signedIn' && state.user.isAdmin;
    return replace(isGlobalAdmin && isPage(paths.global) ? paths.global : paths.organizations);
  };
}
