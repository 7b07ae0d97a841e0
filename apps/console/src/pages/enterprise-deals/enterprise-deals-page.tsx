import { EnterpriseDealsTable, enterpriseDealsTable } from '@timemap/admin-kit/enterprise-deals';
import { useDialogAddress } from '../../dialog-address.ts';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const [table, changeTable] = useTableAddress(enterpriseDealsTable);
  const [isCreating, setCreating] = useDialogAddress('create');
  return (
    <EnterpriseDealsTable
      tableState={table}
      onTableStateChange={changeTable}
      isCreating={isCreating}
      onCreatingChange={setCreating}
    />
  );
}
