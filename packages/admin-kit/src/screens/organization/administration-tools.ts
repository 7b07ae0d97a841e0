// One script for all of them: separate ones would split the code that they share.
export { CreateSubOrganizationDialog } from '../org-create/index.ts';
export { DeleteOrganizationDialog } from '../org-delete/index.ts';
