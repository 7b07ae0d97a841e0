import '@timemap/admin-kit/map';
import { OrgProjectsPanel, orgProjectsTable } from '@timemap/admin-kit/org-projects';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { paths, readId } from '../../paths.ts';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const organizationId = readId(useParams().organizationId);
  const [table, changeTable] = useTableAddress(orgProjectsTable);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const closeProject = () => {
    params.delete('project');
    void navigate({ pathname, search: params.toString() }, { replace: true });
  };
  if (organizationId === null) return <Navigate to={paths.notFound} replace />;
  return (
    <OrgProjectsPanel
      organizationId={organizationId}
      hasHeading={false}
      hasOrganizationLink={false}
      tableState={table}
      onTableStateChange={changeTable}
      openProjectId={readId(params.get('project'))}
      onOpenProjectClosed={closeProject}
    />
  );
}
