import { OrgUsersPanel, orgUsersTable } from '@timemap/admin-kit/org-users';
import { Navigate, useParams } from 'react-router';
import { useDialogAddress } from '../../dialog-address.ts';
import { paths, readId } from '../../paths.ts';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const organizationId = readId(useParams().organizationId);
  const [table, changeTable] = useTableAddress(orgUsersTable);
  const [isAdding, setAdding] = useDialogAddress('add');
  if (organizationId === null) return <Navigate to={paths.notFound} replace />;
  return (
    <OrgUsersPanel
      organizationId={organizationId}
      hasHeading={false}
      hasOrganizationLink={false}
      tableState={table}
      onTableStateChange={changeTable}
      isAdding={isAdding}
      onAddingChange={setAdding}
    />
  );
}
