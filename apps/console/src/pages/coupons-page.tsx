import { CouponsTable, couponsTable } from '@timemap/admin-kit/coupons';
import { useTableAddress } from '../table-address.ts';

/** The filter, the order and the page of the list live in the address. */
export function Component() {
  const [table, changeTable] = useTableAddress(couponsTable);
  return <CouponsTable tableState={table} onTableStateChange={changeTable} />;
}
