import type { Organization } from '@timemap/admin-api';
import { useEffect } from 'react';
import { type AdminSession, useAdminKit } from '../context/admin-kit-context.ts';
import type { Permission } from '../context/permission.ts';
import { organizationQuery } from './organization-queries.ts';
import type { Query } from './query.ts';
import {
  dataOf,
  errorOf,
  type FailedQuery,
  JUST_LOADED_MS,
  type LoadedQuery,
  type QueryStatus,
  useRead,
} from './use-read.ts';
import { withRefreshOf } from './with-refresh-of.ts';

/** Whether the server denied access to one of them. The person is then led to the root. @spec A §8 */
export function useIsDenied(...reads: readonly QueryStatus[]): boolean {
  const kit = useAdminKit();
  const isDenied = reads.some((read) => errorOf(read)?.kind === 'access');
  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);
  return isDenied;
}

export type OrganizationListState<Item, Part extends string, More = unknown> =
  | {
      readonly status: 'loading';
      /** Until the organization is loaded, of global admins only. */
      readonly canManage: Permission<'onlyAdmins'>;
    }
  | { readonly status: 'denied' }
  | (FailedQuery & { readonly part: 'organization' | Part })
  | (LoadedQuery<readonly Item[]> & {
      readonly organization: Organization;
      readonly canManage: Permission<'onlyAdmins'>;
    } & More);

/** An organization with one of its lists, named by `part`. */
export function useOrganizationList<Item, Part extends string>(
  organizationId: number,
  list: Query<Item[]>,
  part: Part,
  canManageList: (
    session: AdminSession,
    organization: Pick<Organization, 'isLocalAdmin'>,
  ) => Permission<'onlyAdmins'>,
): OrganizationListState<Item, Part> {
  const { session } = useAdminKit();
  const organization = useRead(organizationQuery(organizationId), { freshMs: JUST_LOADED_MS });
  const items = useRead(list);
  if (useIsDenied(organization, items)) return { status: 'denied' };
  if (organization.status === 'failed') return { ...organization, part: 'organization' };
  if (items.status === 'failed') return { ...items, part };
  const canManage = canManageList(session, dataOf(organization) ?? { isLocalAdmin: false });
  if (organization.status === 'loading' || items.status === 'loading')
    return { status: 'loading', canManage };
  return { ...withRefreshOf(items, organization), organization: organization.data, canManage };
}
