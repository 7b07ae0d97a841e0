export { ownOrganizations as ownOrganizationsMessages } from '../../locales/en/own-organizations.ts';
