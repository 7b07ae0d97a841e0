import { useMessages } from '@timemap/admin-kit';
import { useLocation, useMatches } from 'react-router';
import { pageMessages } from './messages.ts';
import { paths, readId } from './paths.ts';

type Words = typeof pageMessages.defaults;

export type PageWord = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

export type RecordKind = 'ticket' | 'user' | 'deal' | 'organization';

export interface PageHandle {
  readonly title: PageWord;
  readonly heading?: PageWord;
  readonly isWide?: boolean;
  readonly hasOwnHeading?: boolean;
  readonly record?: RecordKind;
  /** The page below a record, named with it once it has loaded. */
  readonly ofRecord?: 'usersOf' | 'projectsOf';
  /** The table whose toolbar has the page's heading, beside the filter. */
  readonly headingIn?: string;
}

export interface RecordRef {
  readonly kind: RecordKind;
  readonly id: number;
}

export interface Crumb {
  readonly title: string;
  readonly href: string;
  readonly record?: RecordRef;
}

export interface CurrentPage {
  readonly heading: string;
  readonly isWide: boolean;
  readonly hasOwnHeading: boolean;
  readonly documentTitle: string;
  readonly crumbs: readonly Crumb[];
  readonly record: RecordRef | null;
  readonly ofRecord: PageHandle['ofRecord'];
  readonly headingIn: string | undefined;
}

const idNames = {
  ticket: 'ticketId',
  user: 'userId',
  deal: 'dealId',
  organization: 'organizationId',
} as const;

const hrefOfRecord = ({ id }: RecordRef) => `/organizations?organization=${id}`;

export function useCurrentPage(): CurrentPage {
  const words = useMessages(pageMessages);
  const { search } = useLocation();
  const named = useMatches().flatMap(({ handle, pathname, params }) =>
    isPageHandle(handle) ? [{ handle, pathname, params }] : [],
  );
  const page = named.at(-1);
  const { isWide = false, hasOwnHeading = false } = page?.handle ?? {};
  const title = page === undefined ? '' : words[page.handle.title];
  const heading = page?.handle.heading === undefined ? title : words[page.handle.heading];
  const record = page === undefined ? null : recordOf(page.handle, page.params, search);
  const isBelow = page?.handle.ofRecord !== undefined;

  const crumbs = named.flatMap(({ handle, pathname }): Crumb[] => {
    const own = { title: words[handle.title], href: pathname };
    if (handle !== page?.handle || record === null) return [own];
    const noun = nouns[record.kind];
    const ofRecord = { title: words.numbered({ page: words[noun], id: record.id }), record };
    if (isBelow) return [{ ...ofRecord, href: hrefOfRecord(record) }, own];
    return handle.title === noun
      ? [{ ...ofRecord, href: pathname }]
      : [own, { ...ofRecord, href: pathname + search }];
  });
  return {
    documentTitle:
      record === null
        ? title
        : isBelow
          ? words.numbered({ page: title, id: record.id })
          : (crumbs.at(-1)?.title ?? title),
    heading,
    isWide,
    hasOwnHeading,
    // The home of those who see the staff area is its first page.
    crumbs: crumbs.slice(crumbs[1]?.href === paths.global ? 1 : 0),
    record,
    ofRecord: page?.handle.ofRecord,
    headingIn: page?.handle.headingIn,
  };
}

const nouns: Readonly<Record<RecordKind, PageWord>> = {
  ticket: 'ticket',
  user: 'user',
  deal: 'enterpriseDeal',
  organization: 'organization',
};

function recordOf(
  { record }: PageHandle,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): RecordRef | null {
  if (record === undefined) return null;
  const name = idNames[record];
  const id = readId(params[name] ?? new URLSearchParams(search).get(record));
  return id === null ? null : { kind: record, id };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
