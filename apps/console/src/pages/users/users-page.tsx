import { UsersTable, usersTable } from '@timemap/admin-kit/users';
import { useTableAddress } from '../../table-address.ts';

/** The filter, the order and the page of the list live in the address. */
export function Component() {
  const [table, changeTable] = useTableAddress(usersTable);
  return <UsersTable tableState={table} onTableStateChange={changeTable} />;
}
