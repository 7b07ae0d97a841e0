export { orgTree as orgTreeMessages } from '../../locales/en/org-tree.ts';
