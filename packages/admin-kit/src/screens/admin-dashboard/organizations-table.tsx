import { useMemo } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState, TableChoice } from '../../ui/data-table/data-table-state.ts';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';
import { adminDashboardMessages } from './messages.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';

interface OrganizationsTableProps {
  read: ReadState<readonly OrganizationRow[]>;
  onDelete: (row: OrganizationRow) => void;
  state: DataTableState | undefined;
  onStateChange: ((state: DataTableState) => void) | undefined;
}

/** The initial state, for hosts that control the table: by name, 100 a page. */
export const adminDashboardTable: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 100,
  columns: null,
  choices: { shown: 'all' },
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
  const { read, onDelete, state, onStateChange } = props;
  const words = useMessages(adminDashboardMessages);
  const { links, linkComponent } = useAdminKit();

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
    ];
  }, [words]);
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
    <DataTable
      name="organizations"
      label={words.title}
      read={read}
      failedTitle={words.loadFailed}
      columns={columns}
      getRowId={idOf}
      filterLabel={words.filter}
      filterTexts={textsOf}
      choices={choices}
      emptyText={words.none}
      emptyHint={words.noneHint}
      noMatchText={words.noMatch}
      initialState={adminDashboardTable}
      rowHref={rowHref}
      rowActions={rowActions}
      linkComponent={linkComponent}
      state={state}
      onStateChange={onStateChange}
    />
  );
}
