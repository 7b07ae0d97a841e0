import { type RouteObject, redirect } from 'react-router';
import { globalAdminsOnly, rootData, signedInOnly, signedOutOnly, toStartPage } from './guards.ts';
import { isPage } from './known-pages.ts';
import { lazily } from './lazily.ts';
import { LoginCard } from './login/login-card.tsx';
import type { PageHandle } from './page-handle.ts';
import { NotFoundPage } from './pages/errors/not-found-page.tsx';
import { ServerErrorPage } from './pages/errors/server-error-page.tsx';
import { type Page, pages } from './pages.ts';
import { isStaffPath, type Pattern, paths } from './paths.ts';
import { PageFailed } from './shell/page-failed.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { Root } from './shell/root.tsx';
import { Shell } from './shell/shell.tsx';
import { StartingUp } from './shell/starting-up.tsx';

function pagesBelow(path: string): RouteObject[] {
  return pages.filter((page) => pathAbove(page) === path).map(routeOf);
}

function pathAbove({ path }: Page): string {
  const above = pages.filter((page) => path.startsWith(`${page.path}/`)).map((page) => page.path);
  return above.toSorted((first, second) => second.length - first.length)[0] ?? paths.home;
}

function routeOf({ path, handle, load }: Page): RouteObject {
  const leaf = { lazy: lazily(load), ErrorBoundary: PageFailed };
  const below = pagesBelow(path);
  if (below.length === 0) return { path, handle, ...leaf };
  return { path, handle, children: [{ index: true, ...leaf }, ...below] };
}

/** The staff area is guarded at every address, also one without a page. */
function guarded(route: RouteObject): RouteObject {
  if (!isStaffPath(route.path ?? '')) return route;
  return { middleware: [globalAdminsOnly], children: [route, notFound(`${route.path}/*`)] };
}

function notFound(path: string): RouteObject {
  const handle: PageHandle = { title: 'notFound', heading: 'notFoundHeading' };
  return { path, handle, Component: NotFoundPage };
}

function redirectTo(path: string, to: Pattern): RouteObject {
  return { path, loader: () => redirect(to), element: null };
}

const isOurPage = (pathname: string) => isPage(routes, pathname);

function RootOfRoutes() {
  return <Root routes={routes} />;
}

export const routes: RouteObject[] = [
  {
    loader: rootData,
    shouldRevalidate: () => false,
    Component: RootOfRoutes,
    HydrateFallback: StartingUp,
    ErrorBoundary: PageFailed,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            path: paths.login,
            handle: { title: 'logIn' } satisfies PageHandle,
            middleware: [signedOutOnly(isOurPage)],
            Component: LoginCard,
            ErrorBoundary: PageFailed,
          },
          notFound(paths.notFound),
          {
            path: paths.serverError,
            handle: { title: 'serverError', heading: 'serverErrorHeading' } satisfies PageHandle,
            Component: ServerErrorPage,
          },
        ],
      },
      {
        Component: Shell,
        middleware: [signedInOnly],
        handle: { title: 'home' } satisfies PageHandle,
        children: [
          { path: paths.home, loader: toStartPage(isOurPage), element: null },
          ...pagesBelow(paths.home).map(guarded),
          redirectTo('/organizations/users', paths.organizations),
          redirectTo('/organizations/projects', paths.organizations),
          redirectTo('/dashboard', paths.home),
          redirectTo('/testbed', paths.home),
          notFound('*'),
        ],
      },
    ],
  },
];
