export { organization as organizationMessages } from '../../locales/en/organization.ts';
