import { GlobalProjectsTable, globalProjectsTable } from '@timemap/admin-kit/global-projects';
import { useLocation, useNavigate } from 'react-router';
import { readId } from '../../paths.ts';
import { useTableAddress } from '../../table-address.ts';

export function Component() {
  const [table, changeTable] = useTableAddress(globalProjectsTable);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  const show = (projectId: number | null) => {
    if (projectId === null && state === openedFromList) return void navigate(-1);
    const next = new URLSearchParams(search);
    next.delete('project');
    if (projectId !== null) next.set('project', String(projectId));
    void navigate(
      { pathname, search: next.toString() },
      projectId === null ? { replace: true } : { state: openedFromList },
    );
  };
  return (
    <GlobalProjectsTable
      tableState={table}
      onTableStateChange={changeTable}
      openProjectId={readId(new URLSearchParams(search).get('project'))}
      onOpenProjectChange={show}
    />
  );
}

const openedFromList = 'openedFromList';
