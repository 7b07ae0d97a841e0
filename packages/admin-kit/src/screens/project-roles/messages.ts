import { sharedAccessWords } from '../../messages/access-words.ts';
import { defineMessages } from '../../messages/define-messages.ts';

interface Role {
  role: string;
}

interface Project {
  project: string;
}

export const projectRolesMessages = defineMessages('project-roles', {
  ...sharedAccessWords,
  addMember: 'Add New User',

  roles: 'Roles',
  loadingRoles: 'Loading roles',
  rolesFailed: 'Failed to load roles',
  rolesNotLoaded: 'The roles of this project are not loaded.',
  role: 'Role',
  roleOf: ({ member }: { member: string }) => `Role of ${member}`,
  selectRole: 'Select a Role',
  selectRoleHint: 'Select a role to see what it permits.',
  noRole: 'No role',
  unknownRole: ({ id }: { id: string }) => `Unknown role (${id})`,
  unnamedRole: ({ id }: { id: string }) => `Role ${id}`,
  noRoleChosen: 'Choose a role first.',

  deleteRole: 'Delete Role',
  deleteTitle: ({ role, project }: Role & Project) => `Delete Role ${role} from ${project}`,
  deleteDescription: ({ count }: { count: string }) =>
    `Members with this role: ${count}. The server decides which role they have next.`,
  deleteSubmit: 'Confirm Delete Group',
  announceRoleDeleted: ({ role }: Role) => `Role ${role} deleted`,

  createTitle: ({ project }: Project) => `Create Role in ${project}`,
  createDescription: 'A new role permits access to the project and nothing else.',
  roleName: 'Role Name',
  roleNameMissing: 'Enter a name for the role.',
  createSubmit: 'Create Role',
  announceRoleCreated: ({ role }: Role) => `Role ${role} created`,

  permissionsOf: ({ role }: Role) => `What ${role} permits`,
  furtherBits: ({ bits }: { bits: string }) =>
    `This role also has bits that have no name here, and keeps them: ${bits}.`,

  onlyAdmins: 'Only admins can change the members and roles of a project.',
  ownRow: 'You cannot change your own role or remove yourself.',
  builtInRole: 'Built-in roles can be neither edited nor deleted.',
  noRoleSelected: 'Select a role first.',

  panel: ({ project }: Project) => `Members and roles of ${project}`,
  premium: 'Premium User',
  notPremium: 'Non-premium User',
  preset: 'Preset',
  customPreset: 'Custom',
  mask: ({ mask, terms }: { mask: string; terms: string }) => `Mask ${mask} = ${terms}.`,
  unknownBit: 'Has no name here',
  maskEmpty: 'Mask 0: nothing is permitted.',
  maskOfPresetAndMore: ({ preset, bits }: { preset: string; bits: string }) =>
    `The preset ${preset} and, beside it, ${bits}, which no preset knows.`,
  maskOfPreset: ({ preset }: { preset: string }) => `The same as the preset ${preset}.`,
  maskOfNoPreset: 'The same as no preset.',
  noTimelines: 'Without Create Timelines, timelines cannot be edited either.',
  supersedes: ({ permissions }: { permissions: string }) =>
    `Supersedes the permissions of single timelines: ${permissions}.`,
});

type PanelOnly =
  | 'panel'
  | 'premium'
  | 'notPremium'
  | 'preset'
  | 'customPreset'
  | 'mask'
  | 'unknownBit'
  | 'maskEmpty'
  | 'maskOfPreset'
  | 'maskOfPresetAndMore'
  | 'maskOfNoPreset'
  | 'noTimelines'
  | 'supersedes';

/** The words of the views that both documents share. */
export type ProjectAccessWords = Omit<typeof projectRolesMessages.defaults, PanelOnly>;
