export { orgDelete as orgDeleteMessages } from '../../locales/en/org-delete.ts';
