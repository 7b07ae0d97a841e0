import type { GlobalProject } from '@timemap/admin-api';
import { createContext, Suspense, use, useCallback, useMemo, useState } from 'react';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf } from '../../data/use-read.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { type DataTableState, defaultTableState } from '../../ui/data-table/data-table-state.ts';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { globalProjectsMessages } from './messages.ts';
import { filterTextsOf, nameOfProject } from './rules.ts';
import { type GlobalProjectsState, type OverrideFailure, useGlobalProjects } from './use-global-projects.ts';
import './global-projects-table.css';

const tools = () => import('./project-tools.ts');
const HandOverDialog = lazyPart('hand-over', tools, 'HandOverDialog');
const ProjectDialog = lazyPart('project-dialog', tools, 'ProjectDialog');
const BulkOverride = lazyPart('bulk-override', tools, 'BulkOverride');
const BulkActionDialog = lazyPart('bulk-action', tools, 'BulkActionDialog');

export interface GlobalProjectsTableProps extends ScreenRootProps, TableStateProps {
  /**
   * The project whose members and roles are open, null for none; together with `onOpenProjectChange`.
   * @default uncontrolled
   */
  openProjectId?: number | null;
  /** Fires with the id of the project that a person opens, and with null when they close it. */
  onOpenProjectChange?: (projectId: number | null) => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ 'global-projects': GlobalProject }>;
}

/** The initial state: 20 rows a page, by name, descending. @spec B §2, §9 */
export const globalProjectsTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'name', direction: 'descending' },
};
const idOf = (project: GlobalProject) => String(project.id);

/**
 * All projects with their upgrade override. A row opens the project's members and roles. For global admins.
 * @operation GET /global/projects @spec B §2
 */
export function GlobalProjectsTable(props: GlobalProjectsTableProps) {
  const { tableState, onTableStateChange, openProjectId, onOpenProjectChange, ...rest } = props;
  const words = useMessages(globalProjectsMessages);
  return (
    <GlobalAdminScreen
      aria-label={words.title}
      {...rest}
      screen="global-projects-table"
      refusal={words.onlyGlobalAdmins}
    >
      <Projects {...props} />
    </GlobalAdminScreen>
  );
}

function Projects({ openProjectId, onOpenProjectChange, ...tableProps }: GlobalProjectsTableProps) {
  const words = useMessages(globalProjectsMessages);
  const table = useResourceTable('global-projects', globalProjectsTable, tableProps);
  const { read, failure, dismissFailure, failureOf, setUpgradedOverride } = useGlobalProjects();
  const [ownOpenId, setOwnOpenId] = useState<number | null>(null);
  const columns = useProjectColumns(setUpgradedOverride);
  usePreload(ProjectDialog, BulkOverride, HandOverDialog, BulkActionDialog);
  const [handedOver, setHandedOver] = useState<readonly GlobalProject[] | null>(null);
  const selection = useSelection();
  const bulk = useBulkActions(selection, BulkActionDialog);
  const openId = openProjectId === undefined ? ownOpenId : openProjectId;
  const open = useCallback(
    (id: number | null) => {
      setOwnOpenId(id);
      onOpenProjectChange?.(id);
    },
    [onOpenProjectChange],
  );
  const { links } = useAdminKit();
  const hrefOf = useCallback(
    ({ id }: GlobalProject) => links.section('projects', { project: String(id) }),
    [links],
  );
  const openRow = useCallback(({ id }: GlobalProject) => open(id), [open]);

  return (
    <FailuresContext value={failureOf}>
      {bulk.dialog}
      <Suspense fallback={null}>
        {handedOver && (
          <HandOverDialog
            projects={handedOver}
            onClose={(doneIds) => {
              setHandedOver(null);
              selection.onChange(new Set([...selection.selectedIds].filter((id) => !doneIds.has(id))));
            }}
          />
        )}
      </Suspense>
      {openId !== null && (
        <OpenProject projectId={openId} projects={dataOf(read)} onClose={() => open(null)} />
      )}
      <ResourceTable
        {...{ table, words, read, columns, selection }}
        getRowId={idOf}
        filterTexts={filterTextsOf}
        rowHref={hrefOf}
        onRowOpen={openRow}
        opensRowsHere
        linkComponent="a"
        selectionActions={
          <Suspense fallback={null}>
            <BulkOverride
              projects={dataOf(read) ?? []}
              selectedIds={selection.selectedIds}
              ask={bulk.ask}
              onHandOver={setHandedOver}
            />
          </Suspense>
        }
      />
      {failure && <OverrideFailureAlert failure={failure} onDismiss={dismissFailure} />}
    </FailuresContext>
  );
}

/** Context and not columns: a failed override must not render every row again. */
const FailuresContext = createContext<GlobalProjectsState['failureOf']>(() => null);

type OverrideCellProps = { project: GlobalProject; onChange: GlobalProjectsState['setUpgradedOverride'] };

/** @spec B §4, §8 */
function OverrideCell({ project, onChange }: OverrideCellProps) {
  const words = useMessages(globalProjectsMessages);
  const failed = use(FailuresContext)(project.id);
  return (
    <NotSaved
      failure={failed && { error: failed.error, retry: () => onChange(project, failed.change) }}
      hasAlert
      showsSavedValue
    >
      {(describedBy) => (
        <CellCheckbox
          label={words.upgradedOverrideOf({ project: visibleText(nameOfProject(project, words)) })}
          isChecked={project.hasUpgradedOverride}
          savesAtOnce
          aria-describedby={describedBy}
          onCheckedChange={(isOn) => onChange(project, isOn)}
        />
      )}
    </NotSaved>
  );
}

/** A new `setOverride` renders every row again. @spec B §2 */
function useProjectColumns(
  setOverride: (project: GlobalProject, isOn: boolean) => void,
): readonly DataTableColumn<GlobalProject>[] {
  const words = useMessages(globalProjectsMessages);
  return useMemo(
    () => [
      { id: 'id', header: words.id, kind: 'id', value: ({ id }) => id, priority: 3 },
      {
        id: 'name',
        header: words.name,
        value: ({ name }) => name,
        cell: (project) => <UserText text={nameOfProject(project, words)} />,
        isRowHeader: true,
      },
      {
        id: 'description',
        header: words.description,
        value: ({ description }) => description,
        priority: 4,
        share: 2,
      },
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: ({ createdAt }) => createdAt,
        isFact: true,
      },
      {
        id: 'upgradedOverride',
        header: words.upgradedOverride,
        kind: 'other',
        share: 0,
        minWidthPx: 136,
        priority: 1,
        isFact: true,
        exportValue: ({ hasUpgradedOverride }) => hasUpgradedOverride,
        cell: (project) => <OverrideCell project={project} onChange={setOverride} />,
      },
    ],
    [words, setOverride],
  );
}

interface OverrideFailureAlertProps {
  failure: OverrideFailure;
  onDismiss: () => void;
}

function OverrideFailureAlert({ failure: { project, error }, onDismiss }: OverrideFailureAlertProps) {
  const words = useMessages(globalProjectsMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="danger"
      isInterrupting
      isFloating
      title={words.upgradedOverrideOf({ project: visibleText(nameOfProject(project, words)) })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: errorText(error) })}
    </Alert>
  );
}

interface OpenProjectProps {
  projectId: number;
  /** null while they are not loaded. The dialog then waits for the name. */
  projects: readonly GlobalProject[] | null;
  onClose: () => void;
}

function OpenProject({ projectId, projects, onClose }: OpenProjectProps) {
  const words = useMessages(globalProjectsMessages);
  if (projects === null) return null;
  const project = projects.find(({ id }) => id === projectId);
  if (project === undefined) {
    return (
      <Alert tone="warning" role="status" onDismiss={onClose}>
        {words.notFound({ id: String(projectId) })}
      </Alert>
    );
  }
  return (
    <Suspense fallback={null}>
      <ProjectDialog key={projectId} project={project} onClose={onClose} />
    </Suspense>
  );
}
