import { useMatches } from 'react-router';

/** What a route says of its page, as the `handle` of the route table. */
export interface PageHandle {
  /** Names the page in the document title, the breadcrumbs and the announcement. */
  readonly title: string;
  /** The page's h1. @default the title */
  readonly heading?: string;
  /** Whether it takes the whole width of the window, as tables do. @default false */
  readonly isWide?: boolean;
}

export interface Crumb {
  readonly title: string;
  readonly href: string;
}

export interface CurrentPage extends Required<PageHandle> {
  /** The title, and whose page it is: tells one of many such tabs from the others. */
  readonly documentTitle: string;
  /** The matched routes that have a name, outermost first; the last is this page. */
  readonly crumbs: readonly Crumb[];
}

/** The page on the screen, told from the matched routes. */
export function useCurrentPage(): CurrentPage {
  const named = useMatches().flatMap(({ handle, pathname }) =>
    isPageHandle(handle) ? [{ handle, pathname }] : [],
  );
  const { title = '', heading = title, isWide = false } = named.at(-1)?.handle ?? {};
  const [, id] = /\/(\d+)\/?$/.exec(named.at(-1)?.pathname ?? '') ?? [];
  return {
    title,
    documentTitle: id === undefined ? title : `${title} ${id}`,
    heading,
    isWide,
    crumbs: named.map(({ handle, pathname }) => ({ title: handle.title, href: pathname })),
  };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
