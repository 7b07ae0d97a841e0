import { call, projectInfoPermissions } from '@timemap/admin-api';
import type { MembersAndRolesAdapter } from '../project-roles/index.ts';
import { projectInfoMessages } from './messages.ts';

/** @spec A §2, §3, §7 */
export const infoAdapter: MembersAndRolesAdapter = {
  messages: projectInfoMessages,
  permissions: projectInfoPermissions,
  removeOperation: 'GET /changepermissions',
  // A GET that writes. It spells `groupid` in lower case, the POST spells it `groupID`.
  removeMember: (client, { projectId, memberId }) =>
    call(client, 'GET /changepermissions', { query: { pid: projectId, uid: memberId, groupid: -1 } }),
  changeRole: (client, { projectId, memberId, roleId }) =>
    call(client, 'POST /changepermissions', { query: { pid: projectId, uid: memberId, groupID: roleId } }),
  createRole: (client, { projectId, name }) =>
    call(client, 'POST /createusergroup', { query: { pid: projectId, name, perm: 'read' } }),
  leavesOutRefused: true,
  isMemberLoadSilent: true,
};
