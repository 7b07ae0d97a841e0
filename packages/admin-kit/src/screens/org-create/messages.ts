export { orgCreate as orgCreateMessages } from '../../locales/en/org-create.ts';
