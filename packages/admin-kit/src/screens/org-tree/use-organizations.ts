import type { Organization } from '@timemap/admin-api';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { type ReadState, useRead } from '../../provider/use-read.ts';
import { organizationsRead } from './api.ts';

/** The organizations of the signed-in person. All who ask share one load. */
export function useOrganizations(): ReadState<Organization[]> {
  return useRead(organizationsRead(useAdminKit()));
}

/**
 * Whether it is known that there are none, for what stands beside the tree: 'Select an organization to continue'
 * makes no sense then. Asks nothing that the tree does not ask. @spec A §2
 */
export function useHasNoOrganizations(): boolean {
  const organizations = useOrganizations();
  return organizations.status === 'ready' && organizations.data.length === 0;
}
