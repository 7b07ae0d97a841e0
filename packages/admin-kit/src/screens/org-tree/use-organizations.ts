import type { Organization } from '@timemap/admin-api';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
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
