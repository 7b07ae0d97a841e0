import { UsersTable, usersTable } from '@timemap/admin-kit/users';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const [table, changeTable] = useTableAddress(usersTable);
  return <UsersTable tableState={table} onTableStateChange={changeTable} />;
}
