import { defineMessages } from '../../messages/define-messages.ts';
import { sharedMemberWords } from '../../messages/member-words.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface Group {
  role: string;
}

interface Project {
  project: string;
}

export const projectInfoMessages = defineMessages('project-info', {
  ...sharedMemberWords,
  unnamedProject: 'Unnamed project',
  projectId: 'Project ID',
  copyId: 'Copy project ID',
  close: 'Close',
  addMember: 'Add User',

  roles: 'User groups',
  loadingRoles: 'Loading user groups',
  rolesFailed: 'Failed to load user groups',
  rolesNotLoaded: 'The user groups of this project are not loaded.',
  role: 'Group',
  roleOf: ({ member }: { member: string }) => `Group of ${member}`,
  selectRole: 'Select a Group',
  selectRoleHint: 'Select a group to see its permissions.',
  noRole: 'No group',
  unknownRole: ({ id }: { id: string }) => `Unknown group (${id})`,
  unnamedRole: ({ id }: { id: string }) => `Group ${id}`,
  noRoleChosen: 'Choose a group first.',

  deleteRole: 'Delete Group',
  deleteTitle: ({ role, project }: Group & Project) => `Delete Group ${role} from ${project}`,
  deleteDescription: ({ count }: { count: string }) =>
    `Members in this group: ${count}. The server will assign them another group.`,
  deleteUnused: 'No member is in this group.',
  deleteSubmit: 'Confirm Delete Group',
  announceRoleDeleted: ({ role }: Group) => `Group ${role} deleted`,

  createTitle: ({ project }: Project) => `Create Group in ${project}`,
  createDescription: 'Choose its permissions after you create it.',
  roleName: 'Group Name',
  roleNameMissing: 'Enter a name for the group.',
  createSubmit: 'Create Group',
  announceRoleCreated: ({ role }: Group) => `Group ${role} created`,

  roleChanged: ({ member, role }: { member: string } & Group) => `${member} is now in the group ${role}`,
  roleAlready: ({ member, role }: { member: string } & Group) => `${member} was already in the group ${role}`,
  roleConflictTitle: 'Someone else changed the group of this member',
  roleConflictDescription: ({ member }: { member: string }) =>
    `Someone else changed the group of ${member} after this list was loaded. Choose which group to keep.`,
  saveRole: 'Save',
  permissionsAlready: ({ role }: Group) => `${role} already had these permissions`,
  permissionOn: ({ permission, role }: { permission: string } & Group) => `${permission} is on for ${role}`,
  permissionOff: ({ permission, role }: { permission: string } & Group) => `${permission} is off for ${role}`,
  permissionsChanged: ({ role }: Group) => `Permissions of ${role} changed`,
  permissionsOf: ({ role }: Group) => `Permissions of ${role}`,
  furtherBits: ({ bits }: { bits: string }) => `Also includes permissions not shown here (${bits}).`,

  onlyAdmins: 'Only admins of the organization can change members and groups.',
  ownRow: 'You cannot change your own group or remove yourself.',
  builtInRole: 'Built-in groups cannot be edited or deleted.',
  noRoleSelected: 'Select a group first.',

  viewUserList: 'View User List',
  userListTitle: ({ project }: Project) => `Users of ${project}`,
  usernames: 'Usernames',
  emails: 'Emails',
  copyUsernames: 'Copy usernames',
  copyEmails: 'Copy emails',
  noUsernames: 'No member has a username.',
  noEmails: 'No member has an email.',
  usernameCount: (count: Count) => `${count.text} ${plural(count, { one: 'username', other: 'usernames' })}`,
  emailCount: (count: Count) => `${count.text} ${plural(count, { one: 'email', other: 'emails' })}`,
});
