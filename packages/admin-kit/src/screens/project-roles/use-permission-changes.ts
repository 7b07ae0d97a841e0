import type { Role } from '@timemap/admin-api';
import { useAction } from '../../data/use-action.ts';
import { type NewestIntents, useNewestIntents } from '../../data/use-newest-intents.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { AccessProject } from './access-adapter.ts';
import { roleReads, rolesQuery, savePermissions } from './api.ts';
import { type BitChanges, changeBits } from './permission-mask.ts';

interface PermissionChange {
  readonly role: Role;
  /** The whole mask. */
  readonly permissions: number;
}

const both = (older: BitChanges, newer: BitChanges): BitChanges => new Map([...older, ...newer]);

/**
 * The bits wanted for each role, by the role's id. They are laid over the newest mask there is, so that neither a bit
 * somebody else changed meanwhile nor one nobody here knows is lost. A failure has no message: the bits fall back.
 * @operation POST /modifyusergrouppermissions @spec A §8, B §4
 */
export function usePermissionChanges({ id: projectId }: AccessProject): NewestIntents<BitChanges> {
  const { client, queryClient } = useAdminKit();
  const { queryKey } = rolesQuery(client, projectId);
  const { run } = useAction<PermissionChange>({
    name: 'project-role.change-permissions',
    operation: 'POST /modifyusergrouppermissions',
    key: ({ role }) => String(role.id),
    target: ({ role }) => ({ kind: 'project-role', id: role.id, label: role.name }),
    send: async (kit, { role: { id }, permissions }) => {
      await savePermissions(kit.client, projectId, { id, permissions });
      // As with a member's role: confirmed is confirmed, whatever the reload brings.
      kit.queryClient.setQueryData<Role[]>(queryKey, (roles) =>
        roles?.map((role) => (role.id === id ? { ...role, permissions } : role)),
      );
    },
    makesStale: () => roleReads(projectId),
    changesProject: () => projectId,
  });

  const save = async (roleId: number, changes: BitChanges) => {
    const role = queryClient.getQueryData<Role[]>(queryKey)?.find(({ id }) => id === roleId);
    if (role === undefined) return;
    const permissions = changeBits(role.permissions, changes);
    if (permissions !== role.permissions) await run({ role, permissions });
  };
  return useNewestIntents({ save, combine: both });
}
