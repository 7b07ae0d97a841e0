import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { facetCondition } from '../../ui/data-table/data-table-state.ts';
import { MailIcon } from '../../ui/icon/icons.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, WithPart } from '../../ui/slot/slot.tsx';
import { usersMessages } from './messages.ts';
import { filterTextsOf, userFacets } from './rules.ts';
import { UserFailuresContext, useUserColumns } from './use-user-columns.tsx';
import { useUsers } from './use-users.ts';
import './users-table.css';

// One script for all of them: separate ones would split the code that they share.
const tools = () => import('./user-list-tools.tsx');
const UserFilters = lazyPart('user-filters', async () => ({ default: (await tools()).UserFilters }), {
  optional: true,
});
const LoginAsDialog = lazyPart('login-as', async () => ({
  default: (await import('../login-as/index.ts')).LoginAsDialog,
}));
const UserBulkActions = lazyPart('user-bulk-actions', async () => ({
  default: (await tools()).UserBulkActions,
}));
const EmailUsers = lazyPart('email-users', async () => ({ default: (await tools()).EmailUsers }));
const UserFailureAlert = lazyPart('user-failure', async () => ({
  default: (await tools()).UserFailureAlert,
}));

export interface UsersTableProps extends ScreenRootProps, TableStateProps {
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ users: AdminUser }, 'emailUsers' | 'logIn' | 'manageUser' | 'changeTrial'>;
}

/**
 * The initial state: 20 users a page, sorted by username. `choices.only` names facets, such as 'unverified,trialOver'.
 * @spec B §2, §9
 */
export const usersTable: DataTableState = {
  filter: '',
  sort: { columnId: 'username', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
  choices: { only: '' },
};
const idOf = (user: AdminUser) => String(user.id);
const facetsPlaceholder = <div className="ak-users-table-facets-place" />;

/**
 * All users: flags, trials, Log In, Manage, and an email to many. For global admins.
 * @operation GET /global/users @spec B §2
 */
export function UsersTable(props: UsersTableProps) {
  const { tableState, onTableStateChange, ...rest } = props;
  const words = useMessages(usersMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="users-table">
      {session.user.isAdmin ? (
        <UsersContent {...props} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function UsersContent(props: UsersTableProps) {
  const words = useMessages(usersMessages);
  const { links, navigate } = useAdminKit();
  const { read, failure, failures, dismissFailure, setFlag, changeTrial } = useUsers();
  const [userToLogInAs, setUserToLogInAs] = useState<AdminUser | null>(null);
  const [isEmailing, setIsEmailing] = useState(false);
  usePreload(LoginAsDialog);
  const columns = useUserColumns({ setFlag, changeTrial, logIn: setUserToLogInAs });
  const hrefOf = useCallback((user: AdminUser) => links.user(user.id), [links]);
  const open = useCallback((user: AdminUser) => navigate(links.user(user.id)), [navigate, links]);
  const table = useResourceTable('users', usersTable, props);
  const chosenFacets = table.state.choices?.only;
  const where = useMemo(() => facetCondition(userFacets, chosenFacets), [chosenFacets]);
  const selection = useSelection();
  const bulk = useBulkActions(selection);

  const users = dataOf(read);
  const hasFailed = read.status === 'failed';
  return (
    <>
      <Suspense fallback={null}>
        {failure && <UserFailureAlert failure={failure} onDismiss={dismissFailure} />}
      </Suspense>
      <UserFailuresContext value={failures}>
        <ResourceTable
          {...{ table, words, read, columns, where, selection }}
          getRowId={idOf}
          filterTexts={filterTextsOf}
          rowHref={hrefOf}
          onRowOpen={isEmailing ? undefined : open}
          selectionActions={
            isEmailing ? (
              <Suspense fallback={null}>
                <EmailUsers users={users ?? []} selectedIds={selection.selectedIds} />
              </Suspense>
            ) : (
              <>
                <Suspense fallback={null}>
                  <UserBulkActions users={users ?? []} selectedIds={selection.selectedIds} ask={bulk.ask} />
                </Suspense>
                <WithPart name="emailUsers">
                  <LeavingButton icon={<MailIcon />} onClick={() => setIsEmailing(true)}>
                    {words.email}
                  </LeavingButton>
                </WithPart>
              </>
            )
          }
          filters={
            !hasFailed && (
              <Suspense fallback={facetsPlaceholder}>
                {users ? (
                  <UserFilters
                    users={users}
                    choice={chosenFacets}
                    onChoose={(next) => table.choose('only', next)}
                    isEmailing={isEmailing}
                  />
                ) : (
                  facetsPlaceholder
                )}
              </Suspense>
            )
          }
          actions={
            !hasFailed && (
              <Replaceable name="emailUsers">
                <Button
                  icon={<MailIcon />}
                  aria-pressed={isEmailing}
                  onClick={() => setIsEmailing(!isEmailing)}
                >
                  {isEmailing ? words.doneEmailing : words.emailMultiple}
                </Button>
              </Replaceable>
            )
          }
        />
      </UserFailuresContext>
      {bulk.dialog}
      <Suspense fallback={null}>
        {userToLogInAs && <LoginAsDialog user={userToLogInAs} onClose={() => setUserToLogInAs(null)} />}
      </Suspense>
    </>
  );
}
