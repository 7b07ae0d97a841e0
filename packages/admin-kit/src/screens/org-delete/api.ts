import type { Organization } from '@timemap/admin-api';
import { type ReadFilter, readFilter } from '../../data/query.ts';

/** The lists that showed the organization, and the one above it. */
export const readsAround = ({ parentId }: Pick<Organization, 'parentId'>): ReadFilter[] => [
  readFilter('GET /organizations'),
  readFilter('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [readFilter('GET /organizations/{id}', { path: { id: parentId } })]),
];

/** What was loaded of the organization itself. */
export const readsOf = ({ id }: Pick<Organization, 'id'>): ReadFilter[] => [
  readFilter('GET /organizations/{id}', { path: { id } }),
];
