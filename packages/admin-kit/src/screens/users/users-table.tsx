import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DataTable, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { EmailUsers } from './email-users.tsx';
import { usersMessages } from './messages.ts';
import { filterTextsOf } from './rules.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUsers } from './use-users.ts';
import { UserFailureAlert } from './user-failure-alert.tsx';
import './users-table.css';

// Most people never act as another: the dialog loads when it first opens.
const LoginAsDialog = lazyPart('login-as', async () => ({
  default: (await import('../login-as/index.ts')).LoginAsDialog,
}));

export interface UsersTableProps extends ScreenRootProps {
  /** Controls filter, order, page and columns, together with `onTableStateChange`. @default the table keeps its own, from `usersTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the table. */
  onTableStateChange?: (state: DataTableState) => void;
}

/** How the table starts: 20 a page, by username. @spec B §2, §9 */
export const usersTable: DataTableState = {
  filter: '',
  sort: { columnId: 'username', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
};
const idOf = (user: AdminUser) => String(user.id);
const nobody: ReadonlySet<string> = new Set();

/**
 * All users: their flags and trials, one press away; Log In, Manage, and an email to many. For global admins.
 * @operation GET /global/users @spec B §2
 */
export function UsersTable({ tableState, onTableStateChange, ...rest }: UsersTableProps) {
  const words = useMessages(usersMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="users-table">
      {session.user.isAdmin ? (
        <UsersContent tableState={tableState} onTableStateChange={onTableStateChange} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function UsersContent({
  tableState,
  onTableStateChange,
}: Pick<UsersTableProps, 'tableState' | 'onTableStateChange'>) {
  const words = useMessages(usersMessages);
  const { links, linkComponent } = useAdminKit();
  const { read, failure, dismissFailure, setFlag, changeTrial } = useUsers();
  const [actedUser, setActedUser] = useState<AdminUser | null>(null);
  usePrefetch(LoginAsDialog);
  const [isEmailing, setIsEmailing] = useState(false);
  const [selectedIds, setSelectedIds] = useState(nobody);
  const columns = useUserColumns({ setFlag, changeTrial, logIn: setActedUser });
  const hrefOf = useCallback((user: AdminUser) => links.user(user.id), [links]);
  const selection = useMemo(() => ({ selectedIds, onChange: setSelectedIds }), [selectedIds]);

  const users = dataOf(read);

  return (
    <>
      {failure && <UserFailureAlert failure={failure} onDismiss={dismissFailure} />}
      <DataTable
        name="users"
        label={words.title}
        read={read}
        failedTitle={words.loadFailed}
        refreshLabel={words.reload}
        columns={columns}
        getRowId={idOf}
        filterLabel={words.filter}
        filterTexts={filterTextsOf}
        emptyText={words.none}
        noMatchText={words.noMatch}
        initialState={usersTable}
        state={tableState}
        onStateChange={onTableStateChange}
        rowHref={hrefOf}
        linkComponent={linkComponent}
        selection={isEmailing ? selection : undefined}
        selectionActions={<EmailUsers users={users ?? []} selectedIds={selectedIds} />}
        filters={isEmailing && <p className="ak-users-table-note">{words.pickUsers}</p>}
        actions={
          users && (
            <Button
              icon={<Icon name="mail" />}
              aria-pressed={isEmailing}
              onClick={() => setIsEmailing(!isEmailing)}
            >
              {isEmailing ? words.doneEmailing : words.emailMultiple}
            </Button>
          )
        }
      />
      <Suspense fallback={null}>
        {actedUser && <LoginAsDialog user={actedUser} onClose={() => setActedUser(null)} />}
      </Suspense>
    </>
  );
}
