import { AdminDashboard, adminDashboardTable } from '@timemap/admin-kit/admin-dashboard';
import { useTableAddress } from '../../table-address.ts';

/** The filter, the order and the page of the list live in the address. */
export function Component() {
  const [table, changeTable] = useTableAddress(adminDashboardTable);
  return <AdminDashboard tableState={table} onTableStateChange={changeTable} />;
}
