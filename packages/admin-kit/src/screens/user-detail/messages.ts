export { userDetail as userDetailMessages } from '../../locales/en/user-detail.ts';
