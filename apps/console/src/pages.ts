/// <reference types="vite/types/importMeta.d.ts" />
import type { CurrentUser } from '@timemap/admin-api';
import type { ComponentType } from 'react';
import type { ConsoleRuntime } from './console-runtime.ts';
import type { Shapes } from './first-view.ts';
import type { PageHandle } from './page-handle.ts';
import { idsIn, isStaffPath } from './paths.ts';
import type { EarlyReads } from './session/early-reads.ts';

/** The default export of `pages/<feature>/pages.ts` is a list of these. */
export interface Page {
  /** A page is below the page whose path its own begins with. */
  readonly path: string;
  readonly handle: PageHandle;
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Sends the page's first reads, in its order. @default none, for pages whose address selects their reads */
  readonly beginReads?: (visit: Visit) => void;
  readonly section?: PageSection;
}

export interface Visit {
  readonly begin: EarlyReads['begin'];
  readonly user: CurrentUser;
  readonly ids: readonly number[];
  readonly search: URLSearchParams;
}

export interface PageSection {
  readonly order: number;
  readonly key: string;
  /** Whether the staff area's navigation lists it. @default true */
  readonly isListed?: boolean;
  readonly isForEveryone?: boolean;
}

/** Drawn before any script runs, by path. Only the build reads the `firstViews` of a page. */
export type FirstViews = Readonly<Record<string, PageFirstView>>;

interface PageFirstView {
  readonly script: string;
  readonly title: string;
  readonly shapes: Shapes;
  readonly hint?: string;
}

export const pages: readonly Page[] = Object.values(
  import.meta.glob<readonly Page[]>('./pages/*/pages.ts', { eager: true, import: 'default' }),
).flat();

function pageAt(pathname: string): (Page & { ids: readonly number[] }) | null {
  for (const page of pages) {
    const ids = idsIn(pathname, page.path);
    if (ids !== null) return { ...page, ids };
  }
  return null;
}

export function fetchPageScript(pathname: string): void {
  void pageAt(pathname)
    ?.load()
    .catch(() => undefined);
}

export function beginFirstReads(
  { beginRead }: Pick<ConsoleRuntime, 'beginRead'>,
  user: CurrentUser,
  { pathname, search }: { pathname: string; search: string },
): void {
  const page = pageAt(pathname);
  if (page === null || beginRead === null || (isStaffPath(page.path) && !user.isAdmin)) return;
  page.beginReads?.({ begin: beginRead, user, ids: page.ids, search: new URLSearchParams(search) });
}
