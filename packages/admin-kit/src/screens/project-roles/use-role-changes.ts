import type { ProjectMember } from '@timemap/admin-api';
import { type OptimisticSave, useOptimisticSave } from '../../data/use-optimistic-save.ts';
import type { ReadState } from '../../data/use-read.ts';
import type { AccessProject, ProjectAccessAdapter } from './access-adapter.ts';
import { memberReads } from './api.ts';

const applyRole = (member: ProjectMember, roleId: number): ProjectMember => ({ ...member, roleId });

/**
 * The role chosen for each member. A failure has no message: the former role comes back.
 * @operation POST /changepermissions @spec A §4, §8, B §4
 */
export function useRoleChanges(
  read: ReadState<readonly ProjectMember[]>,
  { id: projectId }: AccessProject,
  adapter: ProjectAccessAdapter,
): OptimisticSave<ProjectMember, number, readonly ProjectMember[]> {
  return useOptimisticSave<ProjectMember, number>(read, {
    name: 'project-member.change-role',
    operation: 'POST /changepermissions',
    target: ({ id, displayName }) => ({ kind: 'project-member', id, label: displayName }),
    shownIn: () => memberReads(projectId),
    apply: applyRole,
    send: ({ client }, { id }, roleId) => adapter.changeRole(client, { projectId, memberId: id, roleId }),
    invalidates: () => memberReads(projectId),
    changesProject: () => projectId,
  });
}
