import {
  type AdminClient,
  call,
  decodeProjectMembers,
  decodeRoles,
  globalPanelPermissions,
  type Operation,
  type Permission,
} from '@timemap/admin-api';
import type { ActionPlace } from '../../context/events.ts';
import type { FirstQueries } from '../../data/prefetched.ts';
import { query } from '../../data/query.ts';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import { type MembersAndRolesWords, projectRolesMessages } from './messages.ts';

/** The project whose members and roles are shown. Dialogs show its `name`. */
export interface ProjectRef {
  readonly id: number;
  readonly name: string;
}

export const inProject =
  ({ id, name }: ProjectRef) =>
  (): ActionPlace => ({ kind: 'project', id, label: name });

interface OfMember {
  readonly projectId: number;
  readonly memberId: number;
}

/** The differences between the two screens of members and roles. */
export interface MembersAndRolesAdapter {
  readonly messages: MessageCatalogue<MembersAndRolesWords>;
  /** The checklist, in order. Bits that are not in it are kept. */
  readonly permissions: readonly Permission[];
  /** The screens remove a member by different calls. */
  readonly removeOperation: Operation;
  removeMember(client: AdminClient, input: OfMember): Promise<void>;
  /** Both screens send `POST /changepermissions`, in different shapes. Role 0 is a role like any other. */
  changeRole(client: AdminClient, input: OfMember & { readonly roleId: number }): Promise<void>;
  /** Both screens send `POST /createusergroup`, with different initial permissions. */
  createRole(
    client: AdminClient,
    input: { readonly projectId: number; readonly name: string },
  ): Promise<void>;
  /** Hides the controls that add, create and delete from people who may not use them. Otherwise they show why. */
  readonly leavesOutRefused: boolean;
  /** The specification gives a failed load of the members no message. */
  readonly isMemberLoadSilent: boolean;
}

export const membersQuery = (projectId: number) =>
  query('GET /viewprojectusers', decodeProjectMembers, { query: { pid: projectId } });

export const rolesQuery = (projectId: number) =>
  query('GET /getprojectusergroups', decodeRoles, { query: { pid: projectId } });

export interface NewMember {
  readonly user: string;
  readonly roleId: number;
}

export const addMember = (client: AdminClient, projectId: number, { user, roleId }: NewMember) =>
  call(client, 'POST /projects/users', { body: { projectid: projectId, user, access_role: roleId } });

/** @spec B §2, §3, §7 */
export const panelAdapter: MembersAndRolesAdapter = {
  messages: projectRolesMessages,
  permissions: globalPanelPermissions,
  removeOperation: 'DELETE /projects/users/id',
  removeMember: (client, { projectId, memberId }) =>
    call(client, 'DELETE /projects/users/id', { body: { projectid: projectId, userid: memberId } }),
  changeRole: (client, { projectId, memberId, roleId }) =>
    call(client, 'POST /changepermissions', {
      body: { projectid: projectId, userid: memberId, access_role: roleId },
    }),
  createRole: (client, { projectId, name }) =>
    call(client, 'POST /createusergroup', { query: { pid: projectId, name, perm: 'projectaccess' } }),
  leavesOutRefused: false,
  isMemberLoadSilent: false,
};

export const projectRolesPanelFirstQueries: FirstQueries<{ readonly project: Pick<ProjectRef, 'id'> }> = ({
  project,
}) => [membersQuery(project.id), rolesQuery(project.id)];
