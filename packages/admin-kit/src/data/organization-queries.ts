import { decodeOrganization, decodeOrganizations, type Organization } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import type { ActionPlace } from '../context/events.ts';
import { keyOf, query } from './query.ts';

/** The answer says whether the signed-in person is an admin of it. Several screens share it. @spec A §6 */
export const organizationQuery = (id: number) =>
  query('GET /organizations/{id}', decodeOrganization, { path: { id } });

/** For global admins. Several screens share it. @spec A §7 */
export const allOrganizationsQuery = /* @__PURE__ */ query(
  'GET /organizations/admin/all',
  decodeOrganizations,
  {
    query: { includeChildren: true },
  },
);

export const inOrganization =
  (id: number) =>
  ({ queryClient, client }: Pick<AdminKit, 'queryClient' | 'client'>): ActionPlace => {
    const loaded = queryClient.getQueryData<Organization>(keyOf(client, organizationQuery(id)));
    return { kind: 'organization', id, ...(loaded && { label: loaded.name }) };
  };
