import { call, projectInfoPermissions } from '@timemap/admin-api';
import type { ProjectAccessAdapter } from '../project-roles/index.ts';
import { projectInfoMessages } from './messages.ts';

/** Members and groups as document A words and changes them. @spec A §2, §6, §7 */
export const infoAccess: ProjectAccessAdapter = {
  messages: projectInfoMessages,
  permissions: projectInfoPermissions,
  removeOperation: 'GET /changepermissions',
  // A GET that writes, and spells its group in lower case; the POST beside it does not.
  removeMember: (client, { projectId, memberId }) =>
    call(client, 'GET /changepermissions', { query: { pid: projectId, uid: memberId, groupid: -1 } }),
  changeRole: (client, { projectId, memberId, roleId }) =>
    call(client, 'POST /changepermissions', { query: { pid: projectId, uid: memberId, groupID: roleId } }),
  createRole: (client, { projectId, name }) =>
    call(client, 'POST /createusergroup', { query: { pid: projectId, name, perm: 'read' } }),
  leavesOutRefused: true,
  isMemberLoadSilent: true,
};
