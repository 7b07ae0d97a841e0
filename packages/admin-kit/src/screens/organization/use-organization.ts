import type { ApiError, Organization } from '@timemap/admin-api';
import { useEffect } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { organizationQuery } from './api.ts';
import { type OrganizationTab, visibleTabs } from './rules.ts';

/** An organization as its screen must show it. */
export type OrganizationState =
  | { readonly status: 'loading' }
  /** The server said 'User does not have access to organization': the person is being sent to the root. */
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean; retry(): void }
  | {
      readonly status: 'ready';
      readonly organization: Organization;
      readonly tabs: readonly OrganizationTab[];
      readonly isRefreshing: boolean;
    };

/** One organization and which of its sections the signed-in person sees. @operation GET /organizations/{id} @spec A §2 */
export function useOrganization(organizationId: number): OrganizationState {
  const kit = useAdminKit();
  const read = useRead(organizationQuery(kit.client, organizationId));
  const error = read.status === 'failed' ? read.error : read.status === 'ready' ? read.refreshError : null;
  const isDenied = error?.kind === 'access';

  useEffect(() => {
    if (isDenied) kit.navigate(kit.links.root());
  }, [isDenied, kit]);

  if (isDenied) return { status: 'denied' };
  if (read.status !== 'ready') return read;
  const { data: organization, isRefreshing } = read;
  return { status: 'ready', organization, isRefreshing, tabs: visibleTabs(kit.session, organization) };
}
