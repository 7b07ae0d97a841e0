import { matchRoutes, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

/** Whether a path leads to a page of the route table: neither to 'page not found' nor to the login page. */
export function isPage(routes: RouteObject[], pathname: string): boolean {
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route;
  return leaf !== undefined && !leaf.path?.endsWith('*') && leaf.path !== paths.login;
}
