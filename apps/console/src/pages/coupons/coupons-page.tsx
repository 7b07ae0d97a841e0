import { CouponsTable, couponsTable } from '@timemap/admin-kit/coupons';
import { useDialogAddress } from '../../dialog-address.ts';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const [table, changeTable] = useTableAddress(couponsTable);
  const [isCreating, setCreating] = useDialogAddress('create');
  return (
    <CouponsTable
      tableState={table}
      onTableStateChange={changeTable}
      isCreating={isCreating}
      onCreatingChange={setCreating}
    />
  );
}
