import { AdminDashboard, adminDashboardTable } from '@timemap/admin-kit/admin-dashboard';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const [table, changeTable] = useTableAddress(adminDashboardTable);
  return <AdminDashboard hasHeading={false} tableState={table} onTableStateChange={changeTable} />;
}
