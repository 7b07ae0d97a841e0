export { roleTools as roleToolsMessages } from '../../locales/en/role-tools.ts';
