export { users as usersMessages } from '../../locales/en/users.ts';
