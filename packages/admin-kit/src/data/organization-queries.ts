import { decodeOrganization, decodeOrganizations } from '@timemap/admin-api';
import { query } from './query.ts';

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
