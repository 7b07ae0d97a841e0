import type { Organization } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { organizationQuery } from '../../data/organization-queries.ts';
import { useIsDenied } from '../../data/use-organization-list.ts';
import { type LoadedQuery, type QueryState, useRead } from '../../data/use-read.ts';
import { type OrganizationTab, visibleTabs } from './rules.ts';

export type OrganizationState =
  | Exclude<QueryState<Organization>, LoadedQuery<Organization>>
  | { readonly status: 'denied' }
  | (LoadedQuery<Organization> & { readonly tabs: readonly OrganizationTab[] });

/** One organization and which of its tabs the signed-in person sees. @operation GET /organizations/{id} @spec A §2 */
export function useOrganization(organizationId: number): OrganizationState {
  const { session } = useAdminKit();
  const read = useRead(organizationQuery(organizationId));
  if (useIsDenied(read)) return { status: 'denied' };
  if (read.status !== 'ready') return read;
  return { ...read, tabs: visibleTabs(session, read.data) };
}
