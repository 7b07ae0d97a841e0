import type { CurrentUser } from '@timemap/admin-api';
import type { RouteObject } from 'react-router';
import type { pageMessages } from '../messages.ts';
import { isPageHandle } from '../page-handle.ts';
import { headerItems, itemsFor, sidebarItems } from '../shell/navigation.ts';
import { type Source, source } from './source.ts';

type Words = typeof pageMessages.defaults;

export interface Screen {
  readonly title: string;
  readonly path: string;
  readonly above: readonly string[];
}

function screensOf(routes: readonly RouteObject[], words: Words, above: readonly string[] = []): Screen[] {
  return routes.flatMap((route) => {
    const title = isPageHandle(route.handle) ? words[route.handle.title] : null;
    const { path, children = [] } = route;
    const hasPage = route.lazy !== undefined || children.some(({ index }) => index);
    const isScreen = title !== null && path !== undefined && !/[:*]/.test(path) && hasPage;
    return [
      ...(isScreen ? [{ title, path, above }] : []),
      ...screensOf(children, words, isScreen ? [...above, title] : above),
    ];
  });
}

export function screenSource(routes: readonly RouteObject[], user: CurrentUser, words: Words): Source {
  const navigation = itemsFor(user, [...sidebarItems, ...headerItems]);
  const namesOf = (path: string) =>
    navigation.filter(({ to }) => to === path).map(({ label }) => words[label]);
  return source<Screen>({
    kind: 'screen',
    rows: screensOf(routes, words).filter(({ path }) => user.isAdmin || namesOf(path).length > 0),
    textsOf: ({ title, path }) => [title, ...namesOf(path)],
    itemOf: ({ title, path, above }) => ({
      key: `screen:${path}`,
      kind: 'screen',
      label: title,
      detail: above.join(' › '),
      target: { to: path },
    }),
  });
}
