import { call, type ProjectMember, type Role } from '@timemap/admin-api';
import { useCallback, useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { invalidate } from '../../data/invalidate.ts';
import { isNamed, looksNew } from '../../data/looks-new.ts';
import { looksGone } from '../../data/lost-answer.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import {
  type FailedSave,
  type OptimisticSave,
  type SaveConflict,
  useOptimisticSave,
} from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { wasFoundBeforeWrite } from '../../messages/failure-marks.ts';
import { useMessages } from '../../messages/messages.ts';
import {
  addMember,
  inProject,
  type MembersAndRolesAdapter,
  membersQuery,
  type NewMember,
  type ProjectRef,
  panelAdapter,
  rolesQuery,
} from './api.ts';
import {
  type BitChanges,
  changeBits,
  inverseOf,
  isOfPreset,
  type MembersAndRolesViewer,
  memberName,
  roleName,
  roleNameOf,
} from './rules.ts';
import { useProjectChanges } from './use-project-changes.ts';

export const memberDraftKey = (projectId: number) => `project-member.add.${projectId}`;
export const roleDraftKey = (projectId: number) => `project-role.create.${projectId}`;

/** The members and roles of a project, with the permissions of the signed-in person. */
export interface MembersAndRoles {
  readonly project: ProjectRef;
  readonly adapter: MembersAndRolesAdapter;
  readonly viewer: MembersAndRolesViewer;
  /** Sorted by display name, with pending roles applied. Unchanged members keep their identity. */
  readonly members: QueryState<readonly ProjectMember[]>;
  /** In the server's order, with pending permissions applied. */
  readonly roles: QueryState<readonly Role[]>;
  readonly actions: MembersAndRolesActions;
  refreshAll(): void;
  /** Shows the role immediately and saves it. A failure restores the previous role and marks it, without an alert. @spec A §4, B §4 */
  changeRole(memberId: number, roleId: number): void;
  /** Someone else gave a member another role. Nothing is sent until it is decided. */
  readonly roleConflict: SaveConflict<ProjectMember, number> | null;
  /** Shows the permissions immediately and saves them. A failure restores the previous ones and marks them, without an alert. @spec A §8, B §4 */
  changePermissions(roleId: number, changes: BitChanges): void;
  /** Why the last change of the member's role was not saved. Keeps its identity until a failure comes or goes. */
  roleFailureOf(memberId: number): FailedSave<number> | null;
  permissionFailuresOf(roleId: number): readonly FailedSave<BitChanges>[];
}

export interface MembersAndRolesOptions {
  readonly project: ProjectRef;
  readonly adapter: MembersAndRolesAdapter;
  /** Whether the signed-in person administers this project. */
  readonly isAdmin: boolean;
}

const nothing: readonly never[] = [];

/** For both screens of members and roles. Reloads after realtime packets about the project. @spec A §2, B §2 */
export function useMembersAndRoles({ project, adapter, isAdmin }: MembersAndRolesOptions): MembersAndRoles {
  const { client, queryClient, session, appearance } = useAdminKit();
  const members = useRead(membersQuery(project.id));
  const roles = useRead(rolesQuery(project.id));
  const memberList = members.status === 'ready' ? members.data : nothing;
  const sorted = useMemo(() => byDisplayName(memberList, appearance.locale), [memberList, appearance.locale]);
  const roleChanges = useMemberRoles(
    members.status === 'ready' ? { ...members, data: sorted } : members,
    project,
    adapter,
    roles.status === 'ready' ? roles.data : nothing,
  );
  const permissionChanges = useRolePermissions(roles, project, adapter);
  const { failuresOf } = roleChanges;
  const reads = () => [membersQuery(project.id), rolesQuery(project.id)];
  useProjectChanges(project.id, reads);

  const userId = session.user.id;

  return {
    project,
    adapter,
    viewer: useMemo(() => ({ userId, isAdmin }), [userId, isAdmin]),
    members: roleChanges.read,
    roles: permissionChanges.read,
    actions: useActions(project, adapter),
    refreshAll: () => void invalidate(queryClient, client, reads()),
    changeRole: roleChanges.save,
    roleConflict: roleChanges.conflict,
    changePermissions: permissionChanges.save,
    roleFailureOf: useCallback((memberId) => failuresOf(memberId)[0] ?? null, [failuresOf]),
    permissionFailuresOf: permissionChanges.failuresOf,
  };
}

/** The collator is slow. Sorting by code units first leaves it a nearly sorted list. */
function byDisplayName(members: readonly ProjectMember[], locale: string): readonly ProjectMember[] {
  const { compare } = new Intl.Collator(locale);
  return members
    .map((member) => ({ member, letters: member.displayName.toLowerCase() }))
    .sort((a, b) => (a.letters < b.letters ? -1 : Number(a.letters > b.letters)))
    .map(({ member }) => member)
    .sort((a, b) => compare(a.displayName, b.displayName) || a.id - b.id);
}

export interface ProjectRolesOptions {
  readonly project: ProjectRef;
  /** Whether the signed-in person administers this project. @default the session's isAdmin */
  readonly isProjectAdmin?: boolean | undefined;
}

/** Members and roles of a project, without a view. @spec B §2, §4, §7 */
export function useProjectRoles({ project, isProjectAdmin }: ProjectRolesOptions): MembersAndRoles {
  const { session } = useAdminKit();
  return useMembersAndRoles({
    project,
    adapter: panelAdapter,
    isAdmin: isProjectAdmin ?? session.user.isAdmin,
  });
}

export interface MembersAndRolesActions {
  readonly addMember: Action<NewMember>;
  readonly removeMember: Action<ProjectMember>;
  readonly createRole: Action<{ name: string }>;
  /** Deletes a role. The server gives its members another one. @operation POST /deleteusergroup */
  readonly deleteRole: Action<Role>;
}

/** Each publishes a realtime packet about the project. @spec A §7, B §7 */
function useActions(project: ProjectRef, adapter: MembersAndRolesAdapter): MembersAndRolesActions {
  const { id: projectId } = project;
  const changesProject = () => projectId;
  const place = inProject(project);
  return {
    addMember: useAction<NewMember>({
      name: 'project-member.add',
      operation: 'POST /projects/users',
      target: ({ user }) => ({ kind: 'project-member', id: user, label: user }),
      place,
      send: ({ client }, member) => addMember(client, projectId, member),
      invalidates: () => [membersQuery(projectId)],
      look: (kit, { user }) => looksNew(kit, membersQuery(projectId), isNamed(user)),
      changesProject,
    }),
    removeMember: useAction<ProjectMember>({
      name: 'project-member.remove',
      operation: adapter.removeOperation,
      target: ({ id, displayName }) => ({ kind: 'project-member', id, label: displayName }),
      place,
      send: ({ client }, { id }) => adapter.removeMember(client, { projectId, memberId: id }),
      invalidates: () => [membersQuery(projectId)],
      look: (_, { id }) => looksGone(membersQuery(projectId), { id }),
      changesProject,
    }),
    createRole: useAction<{ name: string }>({
      name: 'project-role.create',
      operation: 'POST /createusergroup',
      target: ({ name }) => ({ kind: 'project-role', id: 'new', label: name }),
      place,
      send: ({ client }, { name }) => adapter.createRole(client, { projectId, name }),
      invalidates: () => [rolesQuery(projectId)],
      look: (kit, { name }) => looksNew(kit, rolesQuery(projectId), { name }),
      changesProject,
    }),
    deleteRole: useAction<Role>({
      name: 'project-role.delete',
      operation: 'POST /deleteusergroup',
      target: ({ id, name }) => ({ kind: 'project-role', id, label: name }),
      place,
      send: ({ client }, { id }) => call(client, 'POST /deleteusergroup', { query: { pid: projectId, id } }),
      look: (_, { id }) => looksGone(rolesQuery(projectId), { id }),
      invalidates: () => [rolesQuery(projectId), membersQuery(projectId)],
      changesProject,
    }),
  };
}

const applyRole = (member: ProjectMember, roleId: number): ProjectMember => ({ ...member, roleId });

function useMemberRoles(
  read: QueryState<readonly ProjectMember[]>,
  project: ProjectRef,
  adapter: MembersAndRolesAdapter,
  roles: readonly Role[],
): OptimisticSave<ProjectMember, number, readonly ProjectMember[]> {
  const { id: projectId } = project;
  const words = useMessages(adapter.messages);
  const namesOf = (member: ProjectMember, roleId: number) => ({
    member: memberName(member, words),
    role: roleNameOf(roleId, roles, words),
  });
  return useOptimisticSave<ProjectMember, number>(read, {
    name: 'project-member.change-role',
    keptIn: `project-member.change-role.${projectId}`,
    operation: 'POST /changepermissions',
    target: ({ id, displayName }) => ({ kind: 'project-member', id, label: displayName }),
    place: inProject(project),
    shownIn: () => [membersQuery(projectId)],
    apply: applyRole,
    value: (member) => (member.roleId === null ? null : namesOf(member, member.roleId).role),
    send: ({ client }, { id }, roleId) => adapter.changeRole(client, { projectId, memberId: id, roleId }),
    invalidates: () => [membersQuery(projectId)],
    changesProject: () => projectId,
    check: {
      query: () => membersQuery(projectId),
      alreadyText: (member, roleId) => words.roleAlready(namesOf(member, roleId)),
    },
    failsSilently: true,
    undo: {
      text: (member, roleId) => words.roleChanged(namesOf(member, roleId)),
      change: ({ roleId }) => roleId,
    },
  });
}

const applyBits = (role: Role, changes: BitChanges): Role => ({
  ...role,
  permissions: changeBits(role.permissions, changes),
});

/** Bits are applied to the server's current mask, so that bits changed by someone else are kept. @spec A §8, B §4 */
function useRolePermissions(
  read: QueryState<readonly Role[]>,
  project: ProjectRef,
  { messages, permissions: listed }: MembersAndRolesAdapter,
): OptimisticSave<Role, BitChanges, readonly Role[]> {
  const { id: projectId } = project;
  const words = useMessages(messages);
  const { queryClient, client } = useAdminKit();
  return useOptimisticSave<Role, BitChanges>(read, {
    name: 'project-role.change-permissions',
    keptIn: `project-role.change-permissions.${projectId}`,
    operation: 'POST /modifyusergrouppermissions',
    target: ({ id, name }) => ({ kind: 'project-role', id, label: name }),
    place: inProject(project),
    shownIn: () => [rolesQuery(projectId)],
    apply: applyBits,
    value: ({ permissions }) => Number(permissions),
    merge: (older, newer) => new Map([...older, ...newer]),
    remainder: (failed, newer) => {
      if (isOfPreset(failed)) return null;
      const rest = new Map([...failed].filter(([bit]) => !newer.has(bit)));
      return rest.size === failed.size ? failed : rest.size === 0 ? null : rest;
    },
    send: ({ client }, { id, permissions }) =>
      call(client, 'POST /modifyusergrouppermissions', { query: { pid: projectId, id, perm: permissions } }),
    invalidates: () => [rolesQuery(projectId)],
    changesProject: () => projectId,
    // A bit has two values. If someone else changed it too, it already has the wanted one.
    check: {
      query: () => rolesQuery(projectId),
      overwrites: () => false,
      alreadyText: (role) => words.permissionsAlready({ role: roleName(role, words) }),
    },
    failsSilently: true,
    // The members of a role that is gone have another one.
    onFailure: ({ error }) => {
      if (wasFoundBeforeWrite(error)) void invalidate(queryClient, client, [membersQuery(projectId)]);
    },
    undo: {
      text: (role, changes) => {
        const [[bit, isOn] = [], ...others] = [...changes];
        const only = listed.find((known) => known.bit === bit);
        const name = { role: roleName(role, words) };
        if (others.length > 0 || only === undefined) return words.permissionsChanged(name);
        const permission = words.permission({ ...only, note: undefined });
        return isOn
          ? words.permissionOn({ ...name, permission })
          : words.permissionOff({ ...name, permission });
      },
      change: ({ permissions }, changes) => inverseOf(permissions, changes),
    },
  });
}
