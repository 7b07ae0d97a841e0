import { projectRoles as projectRolesMessages } from '../../locales/en/project-roles.ts';

export { projectRolesMessages };

type PanelOnly = 'panel' | 'premium' | 'notPremium' | 'projectWithId';

export type MembersAndRolesWords = Omit<typeof projectRolesMessages.defaults, PanelOnly>;
