import {
  type AdminClient,
  call,
  globalPanelPermissions,
  readProjectMembers,
  readRoles,
} from '@timemap/admin-api';
import { query, type ReadFilter, readFilter } from '../../data/query.ts';
import type { ProjectAccessAdapter } from './access-adapter.ts';
import { projectRolesMessages } from './messages.ts';

/** @operation GET /viewprojectusers @spec A §7, B §7 */
export const membersQuery = (client: AdminClient, projectId: number) =>
  query(client, 'GET /viewprojectusers', { query: { pid: projectId } }, readProjectMembers);

/** @operation GET /getprojectusergroups @spec A §7, B §7 */
export const rolesQuery = (client: AdminClient, projectId: number) =>
  query(client, 'GET /getprojectusergroups', { query: { pid: projectId } }, readRoles);

export const memberReads = (projectId: number): ReadFilter[] => [
  readFilter('GET /viewprojectusers', { query: { pid: projectId } }),
];

export const roleReads = (projectId: number): ReadFilter[] => [
  readFilter('GET /getprojectusergroups', { query: { pid: projectId } }),
];

export interface NewMember {
  /** Username or email; the server decides who that is. */
  readonly user: string;
  readonly roleId: number;
}

/** @operation POST /projects/users @spec A §7, B §7 */
export const addMember = (client: AdminClient, projectId: number, { user, roleId }: NewMember) =>
  call(client, 'POST /projects/users', { body: { projectid: projectId, user, access_role: roleId } });

/** @operation POST /deleteusergroup @spec A §7, B §7 */
export const deleteRole = (client: AdminClient, projectId: number, roleId: number) =>
  call(client, 'POST /deleteusergroup', { query: { pid: projectId, id: roleId } });

/** Replaces the whole mask. @operation POST /modifyusergrouppermissions @spec A §7, B §7 */
export const savePermissions = (
  client: AdminClient,
  projectId: number,
  { id, permissions }: { id: number; permissions: number },
) => call(client, 'POST /modifyusergrouppermissions', { query: { pid: projectId, id, perm: permissions } });

/** Members and roles as document B words and changes them. @spec B §2, §3, §7 */
export const panelAccess: ProjectAccessAdapter = {
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
