import type { ProjectMember } from '@timemap/admin-api';
import { useAction } from '../../data/use-action.ts';
import { type NewestIntents, useNewestIntents } from '../../data/use-newest-intents.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { AccessProject, ProjectAccessAdapter } from './access-adapter.ts';
import { memberReads, membersQuery } from './api.ts';

interface RoleChange {
  readonly member: ProjectMember;
  readonly roleId: number;
}

const newer = (_: number, roleId: number) => roleId;

/**
 * The role wanted for each member, by the member's id. A failure has no message: the former role comes back.
 * @operation POST /changepermissions @spec A §4, §8, B §4
 */
export function useRoleChanges(
  { id: projectId }: AccessProject,
  adapter: ProjectAccessAdapter,
): NewestIntents<number> {
  const { client, queryClient } = useAdminKit();
  const { queryKey } = membersQuery(client, projectId);
  const { run } = useAction<RoleChange>({
    name: 'project-member.change-role',
    operation: 'POST /changepermissions',
    key: ({ member }) => String(member.id),
    target: ({ member }) => ({ kind: 'project-member', id: member.id, label: member.displayName }),
    send: async (kit, { member, roleId }) => {
      await adapter.changeRole(kit.client, { projectId, memberId: member.id, roleId });
      // The list is loaded again, but what has been confirmed must not hang on that.
      kit.queryClient.setQueryData<ProjectMember[]>(queryKey, (members) =>
        members?.map((other) => (other.id === member.id ? { ...other, roleId } : other)),
      );
    },
    makesStale: () => memberReads(projectId),
    changesProject: () => projectId,
  });

  const save = async (memberId: number, roleId: number) => {
    const members = queryClient.getQueryData<ProjectMember[]>(queryKey);
    const member = members?.find(({ id }) => id === memberId);
    if (member !== undefined && member.roleId !== roleId) await run({ member, roleId });
  };
  return useNewestIntents({ save, combine: newer });
}
