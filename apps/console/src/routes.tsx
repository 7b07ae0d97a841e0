import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router';
import { awaitRuntime, globalAdminsOnly, signedInOnly, signedOutOnly, toStartPage } from './guards.ts';
import { isPage } from './known-pages.ts';
import { lazily } from './lazily.ts';
import { LoginCard } from './login/login-card.tsx';
import type { PageHandle, PageWord } from './page-handle.ts';
import { pageScripts } from './page-scripts.ts';
import { NotFoundPage } from './pages/errors/not-found-page.tsx';
import { ServerErrorPage } from './pages/errors/server-error-page.tsx';
import { type Pattern, paths } from './paths.ts';
import { PageFailed } from './shell/page-failed.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { Root } from './shell/root.tsx';
import { Shell } from './shell/shell.tsx';
import { StartingUp } from './shell/starting-up.tsx';

type PagePath = keyof typeof pageScripts;

const ofRecords: Readonly<Partial<Record<Pattern, Partial<PageHandle>>>> = {
  [paths.ticket]: { record: 'ticket', hasOwnHeading: true },
  [paths.user]: { record: 'user', hasOwnHeading: true },
  [paths.enterpriseDeal]: { record: 'deal', hasOwnHeading: true },
  [paths.organizations]: { record: 'organization', hasOwnHeading: true },
  [paths.organizationUsers]: { record: 'organization', isBelowRecord: true },
  [paths.organizationProjects]: { record: 'organization', isBelowRecord: true },
};

function page(path: PagePath, title: PageWord, children?: RouteObject[], isWide = false): RouteObject {
  const handle: PageHandle = { title, isWide, ...ofRecords[path] };
  const leaf = { lazy: lazily(pageScripts[path]), ErrorBoundary: PageFailed };
  if (children === undefined) return { path, handle, ...leaf };
  return { path, handle, children: [{ index: true, ...leaf }, ...children] };
}

const table = (path: PagePath, title: PageWord, children?: RouteObject[]) =>
  page(path, title, children, true);

/** An area whose every address, also one without a page, is guarded. */
function area(path: Pattern, guard: MiddlewareFunction, pages: RouteObject[]): RouteObject {
  return { middleware: [guard], children: [...pages, notFound(`${path}/*`)] };
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

/** A page is one line here, in page-scripts.ts and in paths.ts. */
export const routes: RouteObject[] = [
  {
    loader: awaitRuntime,
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
          table(paths.tickets, 'tickets', [page(paths.ticket, 'ticket')]),
          page(paths.stats, 'statistics'),
          table(paths.organizations, 'organizations', [
            redirectTo('/organizations/users', paths.organizations),
            table(paths.organizationUsers, 'organizationUsers'),
            redirectTo('/organizations/projects', paths.organizations),
            table(paths.organizationProjects, 'organizationProjects'),
          ]),
          area(paths.global, globalAdminsOnly, [
            page(paths.global, 'globalAdmin', [
              table(paths.users, 'users', [page(paths.user, 'user')]),
              table(paths.enterpriseDeals, 'enterpriseDeals', [page(paths.enterpriseDeal, 'enterpriseDeal')]),
              table(paths.globalProjects, 'projects'),
              table(paths.coupons, 'coupons'),
              page(paths.whitelist, 'whitelist'),
            ]),
          ]),
          area(paths.adminDashboard, globalAdminsOnly, [table(paths.adminDashboard, 'adminDashboard')]),
          redirectTo('/dashboard', paths.home),
          redirectTo('/testbed', paths.home),
          notFound('*'),
        ],
      },
    ],
  },
];
