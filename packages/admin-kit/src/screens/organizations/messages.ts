export { organizations as organizationsMessages } from '../../locales/en/organizations.ts';
