import { call } from '@timemap/admin-api';
import { looksNew } from '../../data/looks-new.ts';
import { allOrganizationsQuery, organizationQuery } from '../../data/organization-queries.ts';
import { type CacheKey, cacheKey } from '../../data/query.ts';
import { type Action, useAction } from '../../data/use-action.ts';

const organizationKeys = (parentId: number | null): CacheKey[] => [
  cacheKey('GET /organizations'),
  cacheKey('GET /organizations/admin/all'),
  ...(parentId === null ? [] : [organizationQuery(parentId)]),
];

export interface NewRootOrganization {
  readonly name: string;
  /** Username or email. The server looks up the user. */
  readonly owner: string;
}

/** Creates a root organization with its owner. For global admins. @operation POST /organizations/create @spec A §2 */
export function useCreateRootOrganization(): Action<NewRootOrganization> {
  return useAction<NewRootOrganization>({
    name: 'organization.create',
    operation: 'POST /organizations/create',
    target: ({ name }) => ({ kind: 'organization', id: 'new', label: name }),
    send: ({ client }, { name, owner }) =>
      call(client, 'POST /organizations/create', { body: { name, admin_username: owner } }),
    invalidates: () => organizationKeys(null),
    look: (kit, { name }) => looksNew(kit, allOrganizationsQuery, { name }),
  });
}

/** Creates an organization below another. For its admins. @operation POST /suborganization/create @spec A §2 */
export function useCreateSubOrganization(parentId: number): Action<{ name: string }> {
  return useAction<{ name: string }>({
    name: 'organization.create-sub',
    operation: 'POST /suborganization/create',
    target: ({ name }) => ({ kind: 'organization', id: 'new', label: name }),
    send: ({ client }, { name }) =>
      call(client, 'POST /suborganization/create', { body: { parentid: parentId, name } }),
    invalidates: () => organizationKeys(parentId),
    look: (kit, { name }) => looksNew(kit, organizationQuery(parentId), { name }, ({ children }) => children),
  });
}
