import {
  type AdminClient,
  call,
  type EnterpriseDeal,
  readActiveUserCount,
  readEnterpriseDeal,
} from '@timemap/admin-api';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';
import type { DealValues } from '../../enterprise-deal-form/deal-form.ts';

/** @operation GET /enterprise/{id} @spec B §7 */
export const dealQuery = (client: AdminClient, dealId: number) =>
  query(client, 'GET /enterprise/{id}', { path: { id: dealId } }, readEnterpriseDeal);

/** null: the server does not know. @operation GET /enterprise/{id}/rtau @spec B §7 */
export const activeUserCountQuery = (client: AdminClient, dealId: number) =>
  query(client, 'GET /enterprise/{id}/rtau', { path: { id: dealId } }, readActiveUserCount);

/** The whole deal, its creation as the server wrote it; the id is in the body alone. @operation PUT /enterprise @spec B §7 */
export const updateDeal = (
  client: AdminClient,
  { id, created }: Pick<EnterpriseDeal, 'id' | 'created'>,
  { periodDays, ...values }: DealValues,
) => call(client, 'PUT /enterprise', { body: { id, created, period: periodDays, ...values } });

/** @operation DELETE /enterprise/{id} @spec B §7 */
export const deleteDeal = (client: AdminClient, dealId: number) =>
  call(client, 'DELETE /enterprise/{id}', { path: { id: dealId } });

/** The lists that show deals. */
export const dealsReads: readonly ReadFilter[] = [readFilter('GET /enterprise')];

/** What was loaded of the deal itself. */
export const dealReads = (dealId: number): readonly ReadFilter[] => [
  readFilter('GET /enterprise/{id}', { path: { id: dealId } }),
];
