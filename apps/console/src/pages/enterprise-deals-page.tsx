import { EnterpriseDealsTable, enterpriseDealsTable } from '@timemap/admin-kit/enterprise-deals';
import { useTableAddress } from '../table-address.ts';

/** The filter, the order and the page of the list live in the address. */
export function Component() {
  const [table, changeTable] = useTableAddress(enterpriseDealsTable);
  return <EnterpriseDealsTable tableState={table} onTableStateChange={changeTable} />;
}
