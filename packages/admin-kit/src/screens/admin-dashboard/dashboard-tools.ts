// One script for all of them: separate ones would split the code that they share.
export { CreateRootOrganizationDialog } from '../org-create/index.ts';
export { DeleteOrganizationDialog } from '../org-delete/index.ts';
export { default as AdminsDialog } from './admins-dialog.tsx';
