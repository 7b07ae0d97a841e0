import type { ProjectMember, Role } from '@timemap/admin-api';
import { useMemo } from 'react';
import { invalidate } from '../../data/query.ts';
import { type ReadState, useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useProjectChanges } from '../../provider/use-project-changes.ts';
import type { AccessProject, ProjectAccessAdapter } from './access-adapter.ts';
import { memberReads, membersQuery, roleReads, rolesQuery } from './api.ts';
import type { BitChanges } from './permission-mask.ts';
import type { AccessViewer } from './rules.ts';
import { type ProjectAccessActions, useAccessActions } from './use-access-actions.ts';
import { usePermissionChanges } from './use-permission-changes.ts';
import { useRoleChanges } from './use-role-changes.ts';

/** The members and roles of a project as a screen must show them. */
export interface ProjectAccess {
  readonly project: AccessProject;
  readonly adapter: ProjectAccessAdapter;
  readonly viewer: AccessViewer;
  /** By display name, each with the role that was chosen last. Members that did not change keep their identity. */
  readonly members: ReadState<readonly ProjectMember[]>;
  /** In the server's order, each with the permissions that were chosen last. */
  readonly roles: ReadState<readonly Role[]>;
  readonly actions: ProjectAccessActions;
  /** Loads members and roles again. */
  refreshAll(): void;
  /** Shows the role at once and saves it; on failure the former one comes back, without a message. @spec A §4, B §4 */
  changeRole(memberId: number, roleId: number): void;
  /** Shows the permissions at once and saves them; on failure they fall back, without a message. @spec A §8, B §4 */
  changePermissions(roleId: number, changes: BitChanges): void;
}

export interface ProjectAccessOptions {
  readonly project: AccessProject;
  readonly adapter: ProjectAccessAdapter;
  /** Whether the signed-in person administers this project. */
  readonly isAdmin: boolean;
}

const nothing: readonly never[] = [];

/** The headless part of both documents' screens. Packets about the project load it again. @spec A §2, B §2 */
export function useProjectAccess({ project, adapter, isAdmin }: ProjectAccessOptions): ProjectAccess {
  const { client, queryClient, session, appearance } = useAdminKit();
  const members = useRead(membersQuery(client, project.id));
  const roles = useRead(rolesQuery(client, project.id));
  const memberList = members.status === 'ready' ? members.data : nothing;
  const sorted = useMemo(() => byDisplayName(memberList, appearance.locale), [memberList, appearance.locale]);
  const roleChanges = useRoleChanges(
    members.status === 'ready' ? { ...members, data: sorted } : members,
    project,
    adapter,
  );
  const permissionChanges = usePermissionChanges(roles, project);
  const reads = () => [...memberReads(project.id), ...roleReads(project.id)];
  useProjectChanges(project.id, reads);

  return {
    project,
    adapter,
    viewer: { userId: session.user.id, isAdmin },
    members: roleChanges.read,
    roles: permissionChanges.read,
    actions: useAccessActions(project, adapter),
    refreshAll: () => void invalidate(queryClient, client, reads()),
    changeRole: roleChanges.save,
    changePermissions: permissionChanges.save,
  };
}

/**
 * Comparing as a language does is slow, so names are first brought into nearly that order by their letters alone: of a
 * list that is nearly sorted, a sort compares little more than neighbours.
 */
function byDisplayName(members: readonly ProjectMember[], locale: string): readonly ProjectMember[] {
  const { compare } = new Intl.Collator(locale);
  return members
    .map((member) => ({ member, letters: member.displayName.toLowerCase() }))
    .sort((a, b) => (a.letters < b.letters ? -1 : Number(a.letters > b.letters)))
    .map(({ member }) => member)
    .sort((a, b) => compare(a.displayName, b.displayName) || a.id - b.id);
}
