import type { Organization } from '@timemap/admin-api';
import { useEffect } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { organizationQuery } from '../../data/organization-queries.ts';
import { errorOf, type LoadedQuery, type QueryState, useRead } from '../../data/use-read.ts';
import { type OrganizationTab, visibleTabs } from './rules.ts';

export type OrganizationState =
  | Exclude<QueryState<Organization>, LoadedQuery<Organization>>
  | { readonly status: 'denied' }
  | (LoadedQuery<Organization> & { readonly tabs: readonly OrganizationTab[] });

/** One organization and which of its tabs the signed-in person sees. @operation GET /organizations/{id} @spec A §2 */
export function useOrganization(organizationId: number): OrganizationState {
  const kit = useAdminKit();
  const read = useRead(organizationQuery(organizationId));
  const isDenied = errorOf(read)?.kind === 'access';

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  if (isDenied) return { status: 'denied' };
  if (read.status !== 'ready') return read;
  return { ...read, tabs: visibleTabs(kit.session, read.data) };
}
