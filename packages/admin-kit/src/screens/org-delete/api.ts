import type { Organization } from '@timemap/admin-api';
import { type ReadFilter, readFilter } from '../../data/query.ts';

/** The lists that contain the organization, and its parent. */
export const readsAround = ({ parentId }: Pick<Organization, 'parentId'>): ReadFilter[] => [
  readFilter('GET /organizations'),
  readFilter('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [readFilter('GET /organizations/{id}', { path: { id: parentId } })]),
];

export const readsOf = ({ id }: Pick<Organization, 'id'>): ReadFilter[] => [
  readFilter('GET /organizations/{id}', { path: { id } }),
];
