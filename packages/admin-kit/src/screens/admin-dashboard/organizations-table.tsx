import type { License, OrganizationUser } from '@timemap/admin-api';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { isWhole } from '../../checks/check-progress.tsx';
import { CheckedTable } from '../../checks/checked-table.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { SeenChecks } from '../../data/use-check-seen.ts';
import { dataOf, type QueryState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import {
  chosenFacets,
  type DataTableState,
  defaultTableState,
  type TableChoice,
  type TableFacet,
} from '../../ui/data-table/data-table-state.ts';
import type { TableControl } from '../../ui/data-table/use-table-state.ts';
import { DownloadIcon, MailIcon, TrashIcon } from '../../ui/icon/icons.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';
import { adminDashboardMessages } from './messages.ts';
import {
  needsAllLicenses,
  needsAllPeople,
  type OrganizationFacet,
  organizationFacets,
} from './organization-facets.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';
import { useOrganizationColumns } from './use-organization-columns.tsx';

const AdminsDialog = lazyPart('organization-admins', () => import('./dashboard-tools.ts'), 'AdminsDialog');

interface OrganizationsTableProps {
  table: TableControl;
  read: QueryState<readonly OrganizationRow[]>;
  licenses: SeenChecks<License | null>;
  users: SeenChecks<OrganizationUser[]>;
  onDelete: (row: OrganizationRow) => void;
  refreshLabel: string | undefined;
  primaryAction: ReactNode;
}

/**
 * The initial state, for hosts that control the table: by name, 100 a page. `choices.only` names facets: 'overSeats',
 * 'noLicense', 'disabled', 'noAdmin'.
 */
export const adminDashboardTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'name', direction: 'ascending' },
  pageSize: 100,
  choices: { shown: 'all', only: '' },
};

const idOf = ({ organization }: OrganizationRow) => String(organization.id);
const textsOf = ({ organization, parent, root }: OrganizationRow) => [
  organization.name,
  String(organization.id),
  parent?.name,
  root.name,
];
const isRoot = ({ organization }: OrganizationRow) => organization.parentId === 0;

export function OrganizationsTable(props: OrganizationsTableProps) {
  const { table, read, licenses, users, onDelete, refreshLabel, primaryAction } = props;
  const words = useMessages(adminDashboardMessages);
  const { links } = useAdminKit();
  const [purpose, setPurpose] = useState<'email' | 'export' | null>(null);
  usePreload(AdminsDialog);
  const columns = useOrganizationColumns(licenses.see, users.see);
  const [areLicensesKnown, areUsersKnown] = [isWhole(licenses), isWhole(users)];
  const facets = useMemo<readonly TableFacet<OrganizationRow>[]>(() => {
    const facet = (value: OrganizationFacet, isWhole: boolean) => ({
      value,
      label: words[value],
      where: organizationFacets[value],
      isWhole,
    });
    return [
      { ...facet('overSeats', areLicensesKnown), tone: 'danger' },
      facet('noLicense', areLicensesKnown),
      facet('disabled', areLicensesKnown),
      facet('noAdmin', areUsersKnown),
    ];
  }, [words, areLicensesKnown, areUsersKnown]);
  const choices = useMemo<readonly TableChoice<OrganizationRow>[]>(
    () => [
      {
        id: 'shown',
        label: words.shown,
        options: [
          { value: 'all', label: words.showAll },
          { value: 'roots', label: words.showRoots, where: isRoot },
        ],
      },
    ],
    [words],
  );
  const rowHref = useMemo(
    () =>
      ({ organization }: OrganizationRow) =>
        links.organization(organization.id),
    [links],
  );
  const rowActions = useMemo(
    () =>
      (row: OrganizationRow): readonly MenuEntry[] => {
        const { id } = row.organization;
        return [
          { kind: 'link', label: words.open, href: links.organization(id) },
          { kind: 'link', label: words.manageUsers, href: links.organizationUsers(id) },
          { kind: 'link', label: words.manageProjects, href: links.organizationProjects(id) },
          { kind: 'separator' },
          { label: words.delete, icon: <TrashIcon />, isDanger: true, onSelect: () => onDelete(row) },
        ];
      },
    [words, links, onDelete],
  );
  const rows = dataOf(read);
  const isPartial = chosenFacets(facets, table.state.choices?.only).some((facet) => !facet.isWhole);
  const noted =
    [
      needsAllPeople(table.state) && !areUsersKnown && users,
      needsAllLicenses(table.state) && !areLicensesKnown && licenses,
      users.error && users,
      licenses.error && licenses,
    ].find(Boolean) || null;
  const disabledReason = rows === null || isPartial ? words.stillChecking : undefined;

  return (
    <>
      <CheckedTable
        {...{
          table,
          words,
          read,
          columns,
          facets,
          choices,
          rowHref,
          rowActions,
          refreshLabel,
          primaryAction,
        }}
        checks={noted}
        isAsked
        askFor={(only) => {
          const next = { ...table.state, choices: { only } };
          if (needsAllPeople(next)) users.check();
          if (needsAllLicenses(next)) licenses.check();
        }}
        getRowId={idOf}
        filterTexts={textsOf}
        exporter={
          <IconButton
            label={words.export}
            icon={<DownloadIcon />}
            disabledReason={disabledReason}
            onClick={() => setPurpose('export')}
          />
        }
        actions={
          <Button icon={<MailIcon />} disabledReason={disabledReason} onClick={() => setPurpose('email')}>
            {words.emailAdmins}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {purpose && rows && (
          <AdminsDialog
            {...{ purpose, rows, facets, choices, textsOf }}
            state={table.state}
            onClose={() => setPurpose(null)}
          />
        )}
      </Suspense>
    </>
  );
}
