export { userTools as userToolsMessages } from '../../locales/en/user-tools.ts';
