import { type AdminClient, ApiError, type Organization, readOrganization } from '@timemap/admin-api';
import { looksMissing } from '../../data/lost-answer.ts';
import { query, type ReadFilter, readFilter, resetReads } from '../../data/query.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { type DeleteObstacle, deleteObstacle } from './rules.ts';

/** @operation GET /organizations/{id} */
const organizationQuery = (client: AdminClient, organizationId: number) =>
  query(client, 'GET /organizations/{id}', { path: { id: organizationId } }, readOrganization);

const readsAround = ({ parentId }: Pick<Organization, 'parentId'>): ReadFilter[] => [
  readFilter('GET /organizations'),
  readFilter('GET /organizations/admin/all'),
  ...(parentId === 0 ? [] : [readFilter('GET /organizations/{id}', { path: { id: parentId } })]),
];

const readsOf = ({ id }: Pick<Organization, 'id'>): ReadFilter[] => [
  readFilter('GET /organizations/{id}', { path: { id } }),
];

export type OrganizationToDelete = Pick<Organization, 'id' | 'name' | 'parentId' | 'isLocalAdmin'> &
  Partial<Pick<Organization, 'children'>>;

const OPERATION = 'DELETE /organizations/{id}';

export interface DeleteOrganizationState {
  /** Why it cannot be deleted; null if it can. */
  readonly obstacle: DeleteObstacle | null;
  /** Deletes it through the host's `capabilities.deleteOrganization`. */
  readonly remove: Action<void>;
}

/** Deleting an organization, without any view. @operation DELETE /organizations/{id} @spec A §2, B §2 */
export function useDeleteOrganization(organization: OrganizationToDelete): DeleteOrganizationState {
  const kit = useAdminKit();
  const action = useAction<void>({
    name: 'organization.delete',
    operation: OPERATION,
    target: () => ({ kind: 'organization', id: organization.id, label: organization.name }),
    send: async ({ capabilities: { deleteOrganization } }) => {
      // Fails instead of pretending a success.
      if (deleteOrganization === undefined) throw new ApiError('input', OPERATION);
      await deleteOrganization(organization.id);
    },
    invalidates: () => readsAround(organization),
    wasMade: (current) => looksMissing(current, organizationQuery(current.client, organization.id)),
  });
  return {
    obstacle: deleteObstacle(kit.session, kit.capabilities, organization),
    remove: {
      ...action,
      run: async () => {
        const outcome = await action.run();
        if (outcome.status === 'succeeded') resetReads(kit.queryClient, kit.client, readsOf(organization));
        return outcome;
      },
    },
  };
}
