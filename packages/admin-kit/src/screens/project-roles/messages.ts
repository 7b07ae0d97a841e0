import { defineMessages } from '../../messages/define-messages.ts';
import { sharedMemberWords } from '../../messages/member-words.ts';

interface Role {
  role: string;
}

interface Project {
  project: string;
}

export const projectRolesMessages = defineMessages('project-roles', {
  ...sharedMemberWords,
  addMember: 'Add New User',

  roles: 'Roles',
  loadingRoles: 'Loading roles',
  rolesFailed: 'Failed to load roles',
  rolesNotLoaded: 'The roles of this project are not loaded.',
  role: 'Role',
  roleOf: ({ member }: { member: string }) => `Role of ${member}`,
  selectRole: 'Select a Role',
  selectRoleHint: 'Select a role to see its permissions.',
  noRole: 'No role',
  unknownRole: ({ id }: { id: string }) => `Unknown role (${id})`,
  unnamedRole: ({ id }: { id: string }) => `Role ${id}`,
  noRoleChosen: 'Choose a role first.',

  deleteRole: 'Delete Role',
  deleteTitle: ({ role, project }: Role & Project) => `Delete Role ${role} from ${project}`,
  deleteDescription: ({ count }: { count: string }) =>
    `Members with this role: ${count}. The server will assign them another role.`,
  deleteUnused: 'No member has this role.',
  deleteSubmit: 'Confirm Delete Group',
  announceRoleDeleted: ({ role }: Role) => `Role ${role} deleted`,

  createTitle: ({ project }: Project) => `Create Role in ${project}`,
  createDescription: 'A new role can only open the project. You can add permissions later.',
  roleName: 'Role Name',
  roleNameMissing: 'Enter a name for the role.',
  createSubmit: 'Create Role',
  announceRoleCreated: ({ role }: Role) => `Role ${role} created`,

  roleChanged: ({ member, role }: { member: string } & Role) => `${member} now has the role ${role}`,
  roleAlready: ({ member, role }: { member: string } & Role) => `${member} already had the role ${role}`,
  roleConflictTitle: 'Someone else changed the role of this member',
  roleConflictDescription: ({ member }: { member: string }) =>
    `Someone else changed the role of ${member} after this list was loaded. Choose which role to keep.`,
  saveRole: 'Save',
  permissionsAlready: ({ role }: Role) => `${role} already had these permissions`,
  permissionOn: ({ permission, role }: { permission: string } & Role) => `${permission} is on for ${role}`,
  permissionOff: ({ permission, role }: { permission: string } & Role) => `${permission} is off for ${role}`,
  permissionsChanged: ({ role }: Role) => `Permissions of ${role} changed`,
  permissionsOf: ({ role }: Role) => `Permissions of ${role}`,
  furtherBits: ({ bits }: { bits: string }) => `Also includes permissions not shown here (${bits}).`,

  onlyAdmins: 'Only admins can change members and roles.',
  ownRow: 'You cannot change your own role or remove yourself.',
  builtInRole: 'Built-in roles cannot be edited or deleted.',
  noRoleSelected: 'Select a role first.',

  panel: ({ project }: Project) => `Members and roles of ${project}`,
  premium: 'Premium User',
  notPremium: 'Non-premium User',
  preset: 'Preset',
  customPreset: 'Custom',
  presetAllAdmin: 'All/Admin',
  presetGuest: 'Guest',
  presetDefaultMember: 'DefaultMember',
  projectWithId: ({ id }: { id: string }) => `Project ${id}`,
  details: 'Technical details',
  mask: ({ mask, terms }: { mask: string; terms: string }) => `Mask ${mask} = ${terms}.`,
  unknownBit: 'Unknown permission',
  maskEmpty: 'Mask 0: no permissions.',
  maskOfPresetAndMore: ({ preset, bits }: { preset: string; bits: string }) =>
    `The preset ${preset}, plus permissions not shown here (${bits}).`,
  noTimelines: 'Without Create Timelines, members cannot edit timelines.',
  supersedes: ({ permissions }: { permissions: string }) =>
    `Overrides permissions of single timelines: ${permissions}.`,
});

type PanelOnly =
  | 'panel'
  | 'premium'
  | 'notPremium'
  | 'preset'
  | 'customPreset'
  | 'details'
  | 'mask'
  | 'unknownBit'
  | 'maskEmpty'
  | 'maskOfPresetAndMore'
  | 'presetAllAdmin'
  | 'presetGuest'
  | 'presetDefaultMember'
  | 'projectWithId'
  | 'noTimelines'
  | 'supersedes';

export type MembersAndRolesWords = Omit<typeof projectRolesMessages.defaults, PanelOnly>;
