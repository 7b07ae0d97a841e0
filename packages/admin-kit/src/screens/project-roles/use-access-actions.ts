import type { ProjectMember, Role } from '@timemap/admin-api';
import { type Action, useAction } from '../../data/use-action.ts';
import type { AccessProject, ProjectAccessAdapter } from './access-adapter.ts';
import { addMember, deleteRole, memberReads, type NewMember, roleReads } from './api.ts';

/** What is asked for in a dialog and changes who may do what. Saving by a selector or a box: see `ProjectAccess`. */
export interface ProjectAccessActions {
  /** Adds one user with a role. @operation POST /projects/users */
  readonly addMember: Action<NewMember>;
  /** Takes a member out of the project. @operation DELETE /projects/users/id, GET /changepermissions */
  readonly removeMember: Action<ProjectMember>;
  /** Creates a role. @operation POST /createusergroup */
  readonly createRole: Action<{ name: string }>;
  /** Deletes a role; the server decides what becomes of its members. @operation POST /deleteusergroup */
  readonly deleteRole: Action<Role>;
}

/** Each tells everyone who looks at the project. @spec A §7, B §7 */
export function useAccessActions(
  { id: projectId }: AccessProject,
  adapter: ProjectAccessAdapter,
): ProjectAccessActions {
  const changesProject = () => projectId;
  return {
    addMember: useAction<NewMember>({
      name: 'project-member.add',
      operation: 'POST /projects/users',
      target: ({ user }) => ({ kind: 'project-member', id: user, label: user }),
      send: ({ client }, member) => addMember(client, projectId, member),
      invalidates: () => memberReads(projectId),
      changesProject,
    }),
    removeMember: useAction<ProjectMember>({
      name: 'project-member.remove',
      operation: adapter.removeOperation,
      target: ({ id, displayName }) => ({ kind: 'project-member', id, label: displayName }),
      send: ({ client }, { id }) => adapter.removeMember(client, { projectId, memberId: id }),
      invalidates: () => memberReads(projectId),
      changesProject,
    }),
    createRole: useAction<{ name: string }>({
      name: 'project-role.create',
      operation: 'POST /createusergroup',
      target: ({ name }) => ({ kind: 'project-role', id: 'new', label: name }),
      send: ({ client }, { name }) => adapter.createRole(client, { projectId, name }),
      invalidates: () => roleReads(projectId),
      changesProject,
    }),
    deleteRole: useAction<Role>({
      name: 'project-role.delete',
      operation: 'POST /deleteusergroup',
      target: ({ id, name }) => ({ kind: 'project-role', id, label: name }),
      send: ({ client }, { id }) => deleteRole(client, projectId, id),
      invalidates: () => [...roleReads(projectId), ...memberReads(projectId)],
      changesProject,
    }),
  };
}
