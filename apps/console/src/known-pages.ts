import { matchRoutes, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

export function isPage(routes: RouteObject[], pathname: string): boolean {
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route;
  return leaf !== undefined && !leaf.path?.endsWith('*') && leaf.path !== paths.login;
}
