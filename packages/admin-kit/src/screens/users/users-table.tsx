import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { dataOf } from '../../data/use-read.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DataTable, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { EmailActions } from '../../ui/email-actions/email-actions.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { usersMessages } from './messages.ts';
import { filterTextsOf } from './rules.ts';
import { UserFailuresContext, useUserColumns } from './use-user-columns.tsx';
import { type UserFailure, useUsers } from './use-users.ts';
import './users-table.css';

const LoginAsDialog = lazyPart('login-as', async () => ({
  default: (await import('../login-as/index.ts')).LoginAsDialog,
}));

export interface UsersTableProps extends ScreenRootProps {
  /** Filter, order, page and columns. Controlled, with `onTableStateChange`. @default the table keeps its own state, initially `usersTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state each time a person changes the table. */
  onTableStateChange?: (state: DataTableState) => void;
}

/** The initial state: 20 users a page, sorted by username. @spec B §2, §9 */
export const usersTable: DataTableState = {
  filter: '',
  sort: { columnId: 'username', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
};
const idOf = (user: AdminUser) => String(user.id);
const noIds: ReadonlySet<string> = new Set();

/**
 * All users: flags, trials, Log In, Manage, and an email to many. For global admins.
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
  const { read, failure, failures, dismissFailure, setFlag, changeTrial } = useUsers();
  const [loginUser, setLoginUser] = useState<AdminUser | null>(null);
  usePrefetch(LoginAsDialog);
  const [isEmailing, setIsEmailing] = useState(false);
  const [selectedIds, setSelectedIds] = useState(noIds);
  const columns = useUserColumns({ setFlag, changeTrial, logIn: setLoginUser });
  const hrefOf = useCallback((user: AdminUser) => links.user(user.id), [links]);
  const selection = useMemo(() => ({ selectedIds, onChange: setSelectedIds }), [selectedIds]);

  const users = dataOf(read);
  return (
    <>
      {failure && <UserFailureAlert failure={failure} onDismiss={dismissFailure} />}
      <UserFailuresContext value={failures}>
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
      </UserFailuresContext>
      <Suspense fallback={null}>
        {loginUser && <LoginAsDialog user={loginUser} onClose={() => setLoginUser(null)} />}
      </Suspense>
    </>
  );
}

interface EmailUsersProps {
  users: readonly AdminUser[];
  selectedIds: ReadonlySet<string>;
}

/** One email to all selected users. */
function EmailUsers({ users, selectedIds }: EmailUsersProps) {
  const addresses = useMemo(
    () => users.filter(({ id }) => selectedIds.has(String(id))).map(({ email }) => email),
    [users, selectedIds],
  );
  return <EmailActions addresses={addresses} />;
}

interface UserFailureAlertProps {
  failure: UserFailure;
  onDismiss: () => void;
}

/** Which change of which user failed, and why. @spec B §8 */
function UserFailureAlert({ failure, onDismiss }: UserFailureAlertProps) {
  const words = useMessages(usersMessages);
  const errorText = useErrorText();
  const { user, change, error } = failure;
  const name = { user: visibleText(user.username || String(user.id)) };
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={change === 'trial' ? words.trialOf(name) : words.flagOf({ ...name, flag: words[change] })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
