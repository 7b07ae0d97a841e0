import { ApiError, type License, type Organization, readOrganization } from '@timemap/admin-api';
import { useState } from 'react';
import { looksMissing } from '../../data/lost-answer.ts';
import { countInCache, loadedInCache, query, type ReadFilter, readFilter } from '../../data/query.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type AdminKit, useAdminKit } from '../../provider/admin-kit-context.ts';
import { type DeleteObstacle, deleteObstacle } from './rules.ts';

const READ = 'GET /organizations/{id}';

const readsAround = ({ parentId }: Pick<Organization, 'parentId'>): ReadFilter[] => [
  readFilter('GET /organizations'),
  readFilter('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [readFilter(READ, { path: { id: parentId } })]),
];

export type OrganizationToDelete = Pick<Organization, 'id' | 'name' | 'parentId' | 'isLocalAdmin'> &
  Partial<Pick<Organization, 'children'>>;

const OPERATION = 'DELETE /organizations/{id}';

export interface DeleteOrganizationState {
  /** Why it cannot be deleted; null if it can. */
  readonly obstacle: DeleteObstacle | null;
  /** The parts that are deleted with it. */
  readonly losses: Losses;
  /** Deletes it through the host's `capabilities.deleteOrganization`. */
  readonly remove: Action<void>;
}

/** Only from what other screens have loaded. null: not known. */
export interface Losses {
  /** At every level. */
  readonly subOrganizations: number | null;
  readonly users: number | null;
  readonly projects: number | null;
  /** Loaded by the license card. Only roots have a license. 'none': this one has none. */
  readonly seats: Pick<License, 'seatsTaken' | 'seatsAllowed'> | 'none' | null;
}

/** Counts cached data only, so that a slow or failed request does not delay the deletion. */
function lossesOf({ queryClient, client }: AdminKit, { id, children }: OrganizationToDelete): Losses {
  const count = (read: ReadFilter) => countInCache(queryClient, client, read);
  const license = loadedInCache<License | null>(
    queryClient,
    client,
    readFilter('GET /licenses/{orgId}', { path: { orgId: id } }),
  );
  return {
    subOrganizations: children === undefined ? null : countBelow(children),
    users: count(readFilter('GET /organizations/{id}/users', { path: { id } })),
    projects: count(readFilter('GET /organizations/{id}/projects', { path: { id } })),
    seats: license === undefined ? null : (license ?? 'none'),
  };
}

function countBelow(children: readonly Organization[]): number {
  const found = [...children];
  for (let next = 0; next < found.length; next++) {
    for (const child of found[next]?.children ?? []) found.push(child);
  }
  return found.length;
}

/** Deleting an organization, without a view. @operation DELETE /organizations/{id} @spec A §2, B §2 */
export function useDeleteOrganization(organization: OrganizationToDelete): DeleteOrganizationState {
  const kit = useAdminKit();
  const { id, name } = organization;
  const [losses] = useState(() => lossesOf(kit, organization));
  const remove = useAction<void>({
    name: 'organization.delete',
    operation: OPERATION,
    target: () => ({ kind: 'organization', id, label: name }),
    send: async ({ capabilities: { deleteOrganization } }) => {
      if (deleteOrganization === undefined) throw new ApiError('input', OPERATION);
      await deleteOrganization(id);
    },
    invalidates: () => readsAround(organization),
    removes: () => [readFilter(READ, { path: { id } })],
    look: ({ client }) => looksMissing(query(client, READ, { path: { id } }, readOrganization)),
  });
  return {
    obstacle: deleteObstacle(kit.session, kit.capabilities, organization),
    losses,
    remove,
  };
}
