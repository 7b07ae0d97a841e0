import { projectRoles as projectRolesMessages } from '../../locales/en/project-roles.ts';

export { projectRolesMessages };

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
