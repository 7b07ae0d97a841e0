import type { Role } from '@timemap/admin-api';
import { type OptimisticSave, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import type { ReadState } from '../../data/use-read.ts';
import type { AccessProject } from './access-adapter.ts';
import { roleReads, rolesQuery, savePermissions } from './api.ts';
import { type BitChanges, changeBits } from './permission-mask.ts';

const applyBits = (role: Role, changes: BitChanges): Role => ({
  ...role,
  permissions: changeBits(role.permissions, changes),
});

/**
 * The bits changed for each role. They are laid over the mask that the server has now, so that neither a bit somebody
 * else changed nor one nobody here knows is lost. A failure has no message: the bits fall back.
 * @operation GET /getprojectusergroups, POST /modifyusergrouppermissions @spec A §8, B §4
 */
export function usePermissionChanges(
  read: ReadState<readonly Role[]>,
  { id: projectId }: AccessProject,
): OptimisticSave<Role, BitChanges, readonly Role[]> {
  return useOptimisticSave<Role, BitChanges>(read, {
    name: 'project-role.change-permissions',
    operation: 'POST /modifyusergrouppermissions',
    target: ({ id, name }) => ({ kind: 'project-role', id, label: name }),
    shownIn: () => roleReads(projectId),
    apply: applyBits,
    merge: (older, newer) => new Map([...older, ...newer]),
    send: ({ client }, { id, permissions }) => savePermissions(client, projectId, { id, permissions }),
    invalidates: () => roleReads(projectId),
    changesProject: () => projectId,
    // A bit has two values: one that somebody else changed is as it is wanted here.
    check: { read: ({ client }) => rolesQuery(client, projectId), overwrites: () => false },
  });
}
