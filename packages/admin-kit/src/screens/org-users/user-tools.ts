// One script for all of them: separate ones would split the code that they share.
export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';
// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
export { AllAddedAlert, default as AddMultipleUsersDialog } from './add-multiple-users-dialog.tsx';
export { AddUserDialog, RemoveUserDialog } from './membership-dialogs.tsx';
export { default as BulkUsers } from './selected-users.tsx';
