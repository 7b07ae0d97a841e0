// One script for all of them: separate ones would split the code that they share.

// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
export { CreateRootOrganizationDialog } from '../org-create/index.ts';
export { DeleteOrganizationDialog } from '../org-delete/index.ts';
export { default as AdminsDialog } from './admins-dialog.tsx';
