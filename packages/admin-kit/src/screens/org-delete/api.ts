import type { Organization } from '@timemap/admin-api';
import { type Stale, stale } from '../../data/query.ts';

/** The lists that showed the organization, and the one above it. */
export const readsAround = ({ parentId }: Pick<Organization, 'parentId'>): Stale[] => [
  stale('GET /organizations'),
  stale('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [stale('GET /organizations/{id}', { path: { id: parentId } })]),
];

/** What was loaded of the organization itself. */
export const readsOf = ({ id }: Pick<Organization, 'id'>): Stale[] => [
  stale('GET /organizations/{id}', { path: { id } }),
];
