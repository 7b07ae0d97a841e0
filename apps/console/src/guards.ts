import { createContext, type LoaderFunction, type MiddlewareFunction, replace } from 'react-router';
import type { ConsoleRuntime } from './console-runtime.ts';
import { loginAddress } from './login-address.ts';
import { paths } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Set for every navigation, so that guards know the session before a page is shown. */
export const runtimeContext = createContext<Promise<ConsoleRuntime>>();

/** The root route's loader. Nothing renders before the configuration is read. */
export const awaitRuntime: LoaderFunction = ({ context }) => context.get(runtimeContext);

type IsPage = (pathname: string) => boolean;

/** Without a valid session, redirects to the login page, with the wanted address (A §2). */
export const signedInOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn') return;
  throw replace(loginAddress(state, url));
};

/** Redirects everyone but global admins to the base route (A §6). Use inside `signedInOnly`. */
export const globalAdminsOnly: MiddlewareFunction = async ({ context, url }) => {
  const { session, visit } = await context.get(runtimeContext);
  const state = await session.settled();
  if (state.status === 'signedIn' && state.user.isAdmin) return;
  // For a page that is already shown, the notice of the lost permission explains it.
  if (visit.shownPath !== url.pathname) visit.notice = 'adminsOnly';
  throw replace(paths.home);
};

/** Redirects signed-in users from the login page to the wanted address, or back (A §2). */
export function signedOutOnly(isPage: IsPage): MiddlewareFunction {
  return async ({ context, url }) => {
    const { session, visit } = await context.get(runtimeContext);
    const state = await session.settled();
    if (state.status === 'signedIn')
      throw replace(safeRedirect(url.searchParams.get('redirect') ?? visit.lastPage, isPage));
  };
}

/**
 * The base route redirects global admins to their area if the console has one, and everyone else to the
 * organizations.
 */
export function toStartPage(isPage: IsPage): LoaderFunction {
  return async ({ context }) => {
    const { session } = await context.get(runtimeContext);
    const state = await session.settled();
    const isGlobalAdmin = state.status === 'signedIn' && state.user.isAdmin;
    return replace(isGlobalAdmin && isPage(paths.global) ? paths.global : paths.organizations);
  };
}
