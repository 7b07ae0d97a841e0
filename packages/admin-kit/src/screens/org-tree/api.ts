import { type Organization, readOrganizations } from '@timemap/admin-api';
import { useCallback } from 'react';
import { query, type Read } from '../../data/query.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { type AdminKit, type AdminSession, useAdminKit } from '../../provider/admin-kit-context.ts';

function organizationsRead({ client, session }: Pick<AdminKit, 'client' | 'session'>): Read<Organization[]> {
  return seesAllOrganizations(session)
    ? query(client, 'GET /organizations/admin/all', { query: { includeChildren: true } }, readOrganizations)
    : query(client, 'GET /organizations', {}, readOrganizations);
}

/** @spec A §1, A §6, A §7 */
export function seesAllOrganizations({ user }: AdminSession): boolean {
  return user.isAdmin;
}

export function useOrganizations(): ReadState<Organization[]> {
  return useRead(organizationsRead(useAdminKit()));
}

/** The server does not return the id of an organization that it creates, so it is found by its name. */
export function useOrganizationsSince(): () => (name: string) => Organization | undefined {
  const kit = useAdminKit();
  return useCallback(() => {
    const list = () => kit.queryClient.getQueryData<Organization[]>(organizationsRead(kit).queryKey);
    const before = list();
    // Without a loaded list, an old organization would look new.
    if (before === undefined) return () => undefined;
    const known = new Set(before.map(({ id }) => id));
    return (name) => list()?.find((each) => !known.has(each.id) && each.name.trim() === name.trim());
  }, [kit]);
}

/** true when the list is loaded and empty. Shares the request of the tree. @spec A §2 */
export function useHasNoOrganizations(): boolean {
  const organizations = useOrganizations();
  return organizations.status === 'ready' && organizations.data.length === 0;
}
