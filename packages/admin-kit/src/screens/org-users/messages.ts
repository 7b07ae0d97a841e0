export { orgUsers as orgUsersMessages } from '../../locales/en/org-users.ts';
