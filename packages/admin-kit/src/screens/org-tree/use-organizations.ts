import type { Organization } from '@timemap/admin-api';
import { useCallback } from 'react';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { organizationsRead } from './api.ts';

/** The organizations of the signed-in person. All who ask share one load. */
export function useOrganizations(): ReadState<Organization[]> {
  return useRead(organizationsRead(useAdminKit()));
}

/**
 * Remembers which organizations there are; what it answers with finds the one of that name that came since. No answer
 * of the server to a creation tells the id.
 */
export function useOrganizationsSince(): () => (name: string) => Organization | undefined {
  const kit = useAdminKit();
  return useCallback(() => {
    const list = () => kit.queryClient.getQueryData<Organization[]>(organizationsRead(kit).queryKey);
    const before = list();
    // Not loaded yet: one that was there before would look new.
    if (before === undefined) return () => undefined;
    const known = new Set(before.map(({ id }) => id));
    return (name) => list()?.find((each) => !known.has(each.id) && each.name.trim() === name.trim());
  }, [kit]);
}

/**
 * Whether it is known that there are none, for what stands beside the tree: 'Select an organization to continue'
 * makes no sense then. Asks nothing that the tree does not ask. @spec A §2
 */
export function useHasNoOrganizations(): boolean {
  const organizations = useOrganizations();
  return organizations.status === 'ready' && organizations.data.length === 0;
}
