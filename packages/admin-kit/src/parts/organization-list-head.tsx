import type { Organization } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { useAdminKit } from '../context/admin-kit-context.ts';
import type { Permission } from '../context/permission.ts';
import type { FailedQuery, LoadedQuery } from '../data/use-read.ts';
import { Link } from '../ui/link/link.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { RefreshButton } from '../ui/screen-state/refresh-button.tsx';
import { UserText } from '../ui/text/user-text.tsx';
import { ItemNotLoaded } from './item-not-loaded.tsx';

export interface OrganizationListProps {
  /** The organization to show, loaded by this id. */
  organizationId: number;
  /** The level of the panel's heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Shows that heading. Without it, its buttons are beside the filter. @default true */
  hasHeading?: boolean;
  /** Shows a link to the organization under the heading. @default true */
  hasOrganizationLink?: boolean;
}

interface OrganizationListHeadProps extends Required<Omit<OrganizationListProps, 'organizationId'>> {
  words: Readonly<Record<'title' | 'reload' | 'unnamedOrganization', string>>;
  /** null while it is not loaded. */
  ready:
    | (LoadedQuery<readonly unknown[]> & {
        readonly organization: Organization;
        readonly canManage: Permission<string>;
      })
    | null;
  readOnlyNote: ReactNode;
  buttons: ReactNode;
}

export function OrganizationListHead(props: OrganizationListHeadProps) {
  const { words, ready, headingLevel, hasHeading, hasOrganizationLink, readOnlyNote, buttons } = props;
  const { links, linkComponent } = useAdminKit();
  const heading = { isScreenHeading: true, level: headingLevel, title: words.title };
  const below = ready && (hasOrganizationLink || !ready.canManage.isAllowed) && (
    <>
      {hasOrganizationLink && (
        <Link href={links.organization(ready.organization.id)} component={linkComponent}>
          <UserText
            text={ready.organization.name.trim() === '' ? words.unnamedOrganization : ready.organization.name}
          />
        </Link>
      )}
      {!ready.canManage.isAllowed && readOnlyNote}
    </>
  );
  if (!hasHeading) return below;
  return (
    <PageHeader
      {...heading}
      count={ready?.data.length}
      actions={
        (ready || buttons) && (
          <>
            {ready && <RefreshButton read={ready} label={words.reload} />}
            {buttons}
          </>
        )
      }
      below={below}
    />
  );
}

interface OrganizationNotLoadedProps {
  words: Readonly<Record<'organizationNotLoaded' | 'allOrganizations', string>>;
  read: FailedQuery;
}

export function OrganizationNotLoaded({ words, read }: OrganizationNotLoadedProps) {
  const { links } = useAdminKit();
  return (
    <ItemNotLoaded
      read={read}
      title={words.organizationNotLoaded}
      listHref={links.section('organizations')}
      listLabel={words.allOrganizations}
    />
  );
}
