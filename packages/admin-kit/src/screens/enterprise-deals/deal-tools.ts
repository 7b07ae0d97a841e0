// One script for all of them: separate ones would split the code that they share.
export { default as DealPeopleDialog } from '../../deal-people/deal-people-dialog.tsx';
// The page has both already. So esbuild cuts the first script in fewer pieces.
export { ResourceTable } from '../../parts/resource-table.tsx';
export { AdminKitProvider } from '../../provider/admin-kit-provider.tsx';
export { default as CreateDealDialog } from './create-deal-dialog.tsx';
