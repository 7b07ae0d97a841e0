import {
  ApiError,
  decodeOrganizationProjects,
  decodeOrganizationUsers,
  type License,
  type Organization,
} from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { looksMissing } from '../../data/lost-answer.ts';
import { organizationQuery } from '../../data/organization-queries.ts';
import { type CacheKey, cacheKey, query } from '../../data/query.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { JUST_LOADED_MS, type QueryState, useRead } from '../../data/use-read.ts';
import { type DeleteObstacle, deleteObstacle } from './rules.ts';

const keysAround = ({ parentId }: Pick<Organization, 'parentId'>): CacheKey[] => [
  cacheKey('GET /organizations'),
  cacheKey('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [organizationQuery(parentId)]),
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

/** 'counting' while it loads. null: the server did not say. */
export type Loss<T> = T | 'counting' | null;

export interface Losses {
  /** At every level. */
  readonly subOrganizations: Loss<number>;
  readonly users: Loss<number>;
  readonly projects: Loss<number>;
  /** Only roots have a license. 'none': this one has none. */
  readonly seats: Loss<Pick<License, 'seatsTaken' | 'seatsAllowed'> | 'none'>;
}

const usersQuery = (id: number) =>
  query('GET /organizations/{id}/users', decodeOrganizationUsers, { path: { id } });
const projectsQuery = (id: number) =>
  query('GET /organizations/{id}/projects', decodeOrganizationProjects, { path: { id } });

/** The reads run beside the dialog, so that a slow or failed one does not delay the deletion. */
function useLosses({ id, parentId, children }: OrganizationToDelete, isCounted: boolean): Losses {
  const options = { freshMs: JUST_LOADED_MS };
  const organization = useRead(isCounted && children === undefined ? organizationQuery(id) : null, options);
  const users = useRead(isCounted ? usersQuery(id) : null, options);
  const projects = useRead(isCounted ? projectsQuery(id) : null, options);
  const license = useRead(isCounted && parentId === 0 ? licenseQuery(id) : null, options);
  return {
    subOrganizations: children
      ? countBelow(children)
      : lossOf(organization, (found) => countBelow(found.children)),
    users: countOf(users),
    projects: countOf(projects),
    seats: lossOf(license, (found) => found ?? 'none'),
  };
}

function lossOf<T, R>(read: QueryState<T>, tell: (data: T) => R): Loss<R> {
  if (read.status === 'ready') return tell(read.data);
  return read.status === 'loading' ? 'counting' : null;
}

function countOf(read: QueryState<readonly unknown[]>): Loss<number> {
  const unreadable = read.status === 'ready' ? (read.unreadableCount ?? 0) : 0;
  return lossOf(read, (rows) => rows.length + unreadable);
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
  const obstacle = deleteObstacle(kit.session, kit.capabilities, organization);
  const losses = useLosses(organization, obstacle === null);
  const remove = useAction<void>({
    name: 'organization.delete',
    operation: OPERATION,
    target: () => ({ kind: 'organization', id, label: name }),
    send: async ({ capabilities: { deleteOrganization } }) => {
      if (deleteOrganization === undefined) throw new ApiError('input', OPERATION);
      await deleteOrganization(id);
    },
    invalidates: () => keysAround(organization),
    removes: () => [organizationQuery(id), usersQuery(id), projectsQuery(id), licenseQuery(id)],
    look: () => looksMissing(organizationQuery(id)),
  });
  return {
    obstacle,
    losses,
    remove,
  };
}
