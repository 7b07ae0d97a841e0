import { useMemo } from 'react';
import { isWhole } from '../../checks/check-progress.tsx';
import { CheckedTable } from '../../checks/checked-table.tsx';
import { isOverSeats } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { CheckProgress } from '../../data/check-each.ts';
import type { QueryState } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState, TableChoice, TableFacet } from '../../ui/data-table/data-table-state.ts';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';
import { Status } from '../../ui/status/status.tsx';
import { adminDashboardMessages } from './messages.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';

interface OrganizationsTableProps {
  read: QueryState<readonly OrganizationRow[]>;
  checks: CheckProgress;
  onDelete: (row: OrganizationRow) => void;
  tableProps: TableStateProps;
}

/**
 * The initial state, for hosts that control the table: by name, 100 a page. `choices.only` names facets: 'overSeats',
 * 'noLicense'.
 */
export const adminDashboardTable: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 100,
  columns: null,
  choices: { shown: 'all', only: '' },
};

const idOf = ({ organization }: OrganizationRow) => String(organization.id);
const textsOf = ({ organization, parent, root }: OrganizationRow) => [
  organization.name,
  String(organization.id),
  parent?.name,
  root.name,
];
const hasTooFewSeats = ({ license }: OrganizationRow) => isOverSeats(license);
const hasNoLicense = ({ license }: OrganizationRow) => license === null;
const isRoot = ({ organization }: OrganizationRow) => organization.parentId === 0;

export function OrganizationsTable({ read, checks, onDelete, tableProps }: OrganizationsTableProps) {
  const words = useMessages(adminDashboardMessages);
  const { links } = useAdminKit();
  const number = useNumberFormat();
  const { meter } = useMessages(displayMessages);
  const table = useResourceTable('organizations', adminDashboardTable, tableProps);
  const isUseKnown = isWhole(checks);
  const facets = useMemo<readonly TableFacet<OrganizationRow>[]>(
    () => [
      {
        value: 'overSeats',
        label: words.overSeats,
        tone: 'danger',
        where: hasTooFewSeats,
        isWhole: isUseKnown,
      },
      { value: 'noLicense', label: words.noLicense, where: hasNoLicense, isWhole: isUseKnown },
    ],
    [words, isUseKnown],
  );
  const columns = useMemo<readonly DataTableColumn<OrganizationRow>[]>(() => {
    const nameOf = (name: string) => (name.trim() === '' ? words.unnamed : name);
    return [
      {
        id: 'name',
        header: words.name,
        value: ({ organization }) => nameOf(organization.name),
        isRowHeader: true,
        share: 2,
      },
      { id: 'id', header: words.organizationId, kind: 'id', value: ({ organization }) => organization.id },
      {
        id: 'parent',
        header: words.parent,
        value: ({ parent }) => parent && nameOf(parent.name),
        isFact: true,
        priority: 3,
      },
      // Sorting by the root keeps each tree together.
      { id: 'root', header: words.root, value: ({ root }) => nameOf(root.name), priority: 4 },
      {
        id: 'subOrganizations',
        header: words.subOrganizations,
        kind: 'number',
        value: ({ organization }) => organization.children.length,
        firstDirection: 'descending',
        isFact: true,
        minWidthPx: 136,
      },
      {
        id: 'seats',
        header: words.seats,
        kind: 'number',
        value: ({ license }) => license?.seatsTaken,
        cell: ({ license }) => {
          if (!license) return license === null ? words.noLicense : null;
          const text = meter({ value: number(license.seatsTaken), max: number(license.seatsAllowed) });
          return isOverSeats(license) ? <Status tone="danger">{text}</Status> : text;
        },
        firstDirection: 'descending',
        isFact: true,
        minWidthPx: 144,
      },
      {
        id: 'seatsAllowed',
        header: words.seatsAllowed,
        kind: 'number',
        value: ({ license }) => license?.seatsAllowed,
        isHiddenAtFirst: true,
      },
    ];
  }, [words, meter, number]);
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

  return (
    <CheckedTable
      {...{ table, words, read, columns, facets, checks, choices, rowHref, rowActions }}
      getRowId={idOf}
      filterTexts={textsOf}
    />
  );
}
