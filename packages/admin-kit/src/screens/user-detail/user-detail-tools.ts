// One script for all of them: separate ones would split the code that they share.
export { default as AddToOrganizationDialog } from '../../person-jobs/add-to-organization-dialog.tsx';
export { default as HandOverDialog } from '../../person-jobs/hand-over-dialog.tsx';
export { default as RemoveFromEverythingDialog } from '../../person-jobs/remove-from-everything-dialog.tsx';
export { LoginAsDialog } from '../login-as/index.ts';
export { GiveUpAdminDialog, TextConflictDialog } from './user-detail-dialogs.tsx';
