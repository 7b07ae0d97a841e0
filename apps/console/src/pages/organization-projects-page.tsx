import { OrgProjectsPanel, orgProjectsTable } from '@timemap/admin-kit/org-projects';
import { Navigate, useParams } from 'react-router';
import { paths, readId } from '../paths.ts';
import { useTableAddress } from '../table-address.ts';

/** The organization, and the filter, order and page of its projects, live in the address. */
export function Component() {
  const organizationId = readId(useParams().organizationId);
  const [table, changeTable] = useTableAddress(orgProjectsTable);
  if (organizationId === null) return <Navigate to={paths.notFound} replace />;
  return (
    <OrgProjectsPanel organizationId={organizationId} tableState={table} onTableStateChange={changeTable} />
  );
}
