import type { OrganizationUser } from '@timemap/admin-api';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import type { QueryState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { type DataTableState, defaultTableState } from '../../ui/data-table/data-table-state.ts';
import type { DataTableSelection } from '../../ui/data-table/use-row-selection.ts';
import { RefreshIcon, TrashIcon } from '../../ui/icon/icons.tsx';
import { type FailedAttempt, NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { orgUsersMessages } from './messages.ts';
import { nameOf } from './rules.ts';
import type { OrgUsersState } from './use-org-users.ts';

export interface UserRowHandlers {
  canToggle: (user: OrganizationUser) => boolean;
  toggleFailureOf: (user: OrganizationUser) => FailedAttempt | null;
  onToggle: (user: OrganizationUser) => Promise<void>;
  onRemove: (user: OrganizationUser) => void;
}

interface OrgUsersTableProps {
  read: QueryState<readonly OrganizationUser[]>;
  handlers: UserRowHandlers | null;
  onAdd: (() => void) | undefined;
  bulk: { readonly selection: DataTableSelection; readonly actions: ReactNode } | null;
  tableProps: TableStateProps;
  refreshLabel: string | undefined;
  primaryAction: ReactNode;
}

/** The initial state, for hosts that control the table: a hundred rows a page, by username. @spec A §2, §9 */
export const orgUsersTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'username', direction: 'ascending' },
  pageSize: 100,
};

const idOf = (user: OrganizationUser) => String(user.id);
const textsOf = (user: OrganizationUser) => [user.username, user.displayName, user.email, String(user.id)];

export function OrgUsersTable(props: OrgUsersTableProps) {
  const { handlers, onAdd, bulk, tableProps, ...rest } = props;
  const words = useMessages(orgUsersMessages);
  const table = useResourceTable('org-users', orgUsersTable, tableProps);
  const columns = useMemo<readonly DataTableColumn<OrganizationUser>[]>(
    () => [
      {
        id: 'username',
        header: words.username,
        value: (user) => user.username,
        isRowHeader: true,
        minWidthPx: 136,
      },
      {
        id: 'email',
        header: words.email,
        value: (user) => user.email,
        share: 2,
        minWidthPx: 152,
        wraps: true,
      },
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
              minWidthPx: 184,
              cell: (user: OrganizationUser) => (
                <UserRowActions
                  user={user}
                  canToggle={handlers.canToggle(user)}
                  toggleFailure={handlers.toggleFailureOf(user)}
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
    <ResourceTable
      {...{ table, words, columns, ...rest }}
      failedTitle={words.notReloaded}
      getRowId={idOf}
      filterTexts={textsOf}
      emptyAction={
        onAdd && (
          <Replaceable name="addUser">
            <Button onClick={onAdd}>{words.add}</Button>
          </Replaceable>
        )
      }
      {...(bulk && { selection: bulk.selection, selectionActions: bulk.actions })}
    />
  );
}

interface UserRowActionsProps {
  user: OrganizationUser;
  canToggle: boolean;
  toggleFailure: FailedAttempt | null;
  onToggle: (user: OrganizationUser) => Promise<void>;
  onRemove: (user: OrganizationUser) => void;
}

function UserRowActions({ user, canToggle, toggleFailure, onToggle, onRemove }: UserRowActionsProps) {
  const words = useMessages(orgUsersMessages);
  const [isToggling, setIsToggling] = useState(false);
  const name = { user: nameOf(user) };

  const toggle = async () => {
    setIsToggling(true);
    await onToggle(user);
    setIsToggling(false);
  };

  return (
    <span className="ak-org-users-panel-row-actions">
      {canToggle && (
        <Replaceable name="toggleAdmin">
          <NotSaved failure={toggleFailure}>
            {(describedBy) => (
              <Button
                size="small"
                isBusy={isToggling}
                flips={user.isAdmin}
                aria-label={user.isAdmin ? words.takeAdminOf(name) : words.makeAdminOf(name)}
                aria-describedby={describedBy}
                onClick={() => void toggle()}
              >
                {user.isAdmin ? words.takeAdmin : words.makeAdmin}
              </Button>
            )}
          </NotSaved>
        </Replaceable>
      )}
      <Replaceable name="removeUser">
        <IconButton
          size="small"
          className="ak-org-users-panel-row-remove"
          icon={<TrashIcon />}
          label={words.removeOf(name)}
          onClick={() => onRemove(user)}
        />
      </Replaceable>
    </span>
  );
}

interface UnloadedUsersProps {
  state: Extract<OrgUsersState, { status: 'failed' }>;
}

/** The specification gives this failure no message, but the list must not look empty. @spec A §8 */
export function UnloadedUsers({ state }: UnloadedUsersProps) {
  const words = useMessages(orgUsersMessages);
  const root = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(root);
  const reload = (
    <Button icon={<RefreshIcon />} isBusy={state.isRetrying} onClick={state.retry}>
      {words.reload}
    </Button>
  );
  return (
    <div ref={root} className="ak-org-users-panel-unloaded">
      {state.error.status === 403 ? (
        <ForbiddenState action={reload}>{words.forbidden}</ForbiddenState>
      ) : (
        <>
          <p className="ak-org-users-panel-muted">{words.notLoaded}</p>
          {reload}
        </>
      )}
    </div>
  );
}
