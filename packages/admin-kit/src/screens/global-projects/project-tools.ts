// One script for all of them: separate ones would split the code that they share.
export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';
// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { default as HandOverDialog } from '../../person-jobs/hand-over-dialog.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
export { default as BulkOverride } from './bulk-override.tsx';
export { default as ProjectDialog } from './project-dialog.tsx';
