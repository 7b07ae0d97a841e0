import type { Organization } from '@timemap/admin-api';
import type { AdminKit } from '../context/admin-kit-context.ts';
import { invalidate } from './invalidate.ts';
import { cacheKey, queryKey } from './query.ts';

function administered({ queryClient, client }: AdminKit): number {
  return queryClient
    .getQueriesData<Organization>({ queryKey: queryKey(client, 'GET /organizations/{id}') })
    .filter(([, organization]) => organization?.isLocalAdmin).length;
}

/** Reads the organizations on the screen again, which say whether the person is their admin. Never rejects. */
export async function hasLostRight(kit: AdminKit): Promise<boolean> {
  const before = administered(kit);
  await invalidate(kit.queryClient, kit.client, [cacheKey('GET /organizations/{id}')]);
  return administered(kit) < before;
}
