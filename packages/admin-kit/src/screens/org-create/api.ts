import { type AdminClient, call } from '@timemap/admin-api';
import { type ReadFilter, readFilter } from '../../data/query.ts';

/** @operation POST /organizations/create @spec B §7 */
export const createRootOrganization = (client: AdminClient, fields: { name: string; owner: string }) =>
  call(client, 'POST /organizations/create', { body: { name: fields.name, admin_username: fields.owner } });

/** @operation POST /suborganization/create @spec A §7 */
export const createSubOrganization = (client: AdminClient, fields: { parentId: number; name: string }) =>
  call(client, 'POST /suborganization/create', { body: { parentid: fields.parentId, name: fields.name } });

export const organizationReads = (parentId: number | null): ReadFilter[] => [
  readFilter('GET /organizations'),
  readFilter('GET /organizations/admin/all'),
  ...(parentId === null ? [] : [readFilter('GET /organizations/{id}', { path: { id: parentId } })]),
];
