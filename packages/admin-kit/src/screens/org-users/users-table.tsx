import type { OrganizationUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable, type DataTableColumn, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { orgUsersMessages } from './messages.ts';
import { UserRowActions } from './user-row-actions.tsx';

/** What an admin can do with a row. Keep both stable: new functions render every row again. */
export interface UserRowHandlers {
  canToggle: (user: OrganizationUser) => boolean;
  onToggle: (user: OrganizationUser) => Promise<void>;
  onRemove: (user: OrganizationUser) => void;
}

interface UsersTableProps {
  /** null while they load. */
  users: readonly OrganizationUser[] | null;
  isRefreshing: boolean;
  /** null for people who may only look: then there is no column of actions. */
  handlers: UserRowHandlers | null;
  /** Fires when there are no users and the person wants to add one. */
  onAdd: (() => void) | undefined;
  state: DataTableState | undefined;
  onStateChange: ((state: DataTableState) => void) | undefined;
}

/** How the table starts, for hosts that keep its state: a hundred a page, by username. @spec A §2, §9 */
export const orgUsersTable: DataTableState = {
  filter: '',
  sort: { columnId: 'username', direction: 'ascending' },
  page: 1,
  pageSize: 100,
  columns: null,
};

const idOf = (user: OrganizationUser) => String(user.id);
const textsOf = (user: OrganizationUser) => [user.username, user.displayName, user.email, String(user.id)];

export function UsersTable({ users, isRefreshing, handlers, onAdd, state, onStateChange }: UsersTableProps) {
  const words = useMessages(orgUsersMessages);
  const { linkComponent } = useAdminKit();
  const columns = useMemo<readonly DataTableColumn<OrganizationUser>[]>(
    () => [
      { id: 'username', header: words.username, value: (user) => user.username, isRowHeader: true },
      { id: 'email', header: words.email, value: (user) => user.email },
      { id: 'admin', header: words.admin, kind: 'flag', value: (user) => user.isAdmin, minWidthPx: 88 },
      ...(handlers === null
        ? []
        : [
            {
              id: 'actions',
              header: words.actions,
              kind: 'other' as const,
              share: 0,
              priority: 1,
              minWidthPx: 168,
              cell: (user: OrganizationUser) => (
                <UserRowActions
                  user={user}
                  canToggle={handlers.canToggle(user)}
                  onToggle={handlers.onToggle}
                  onRemove={handlers.onRemove}
                />
              ),
            },
          ]),
    ],
    [words, handlers],
  );
  return (
    <DataTable
      name="org-users"
      label={words.title}
      rows={users}
      columns={columns}
      getRowId={idOf}
      isRefreshing={isRefreshing}
      filterLabel={words.filter}
      filterTexts={textsOf}
      emptyText={words.none}
      noMatchText={words.noMatch}
      emptyAction={onAdd && <Button onClick={onAdd}>{words.add}</Button>}
      initialState={orgUsersTable}
      {...{ state, onStateChange, linkComponent }}
    />
  );
}
