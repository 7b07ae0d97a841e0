import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { EmailModeButton } from '../../parts/email-mode-button.tsx';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ResourceTable, type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import {
  type DataTableState,
  defaultTableState,
  facetCondition,
} from '../../ui/data-table/data-table-state.ts';
import { MailIcon } from '../../ui/icon/icons.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, WithPart } from '../../ui/slot/slot.tsx';
import { usersMessages } from './messages.ts';
import { filterTextsOf, userFacets } from './rules.ts';
import { UserFailuresContext, useUserColumns } from './use-user-columns.tsx';
import { useUsers } from './use-users.ts';
import './users-table.css';

// One script for all of them: separate ones would split the code that they share.
const tools = () => import('./user-list-tools.tsx');
const UserFilters = lazyPart('user-filters', tools, 'UserFilters', {
  optional: true,
});
const LoginAsDialog = lazyPart('login-as', tools, 'LoginAsDialog');
const UserBulkActions = lazyPart('user-bulk-actions', tools, 'UserBulkActions');
const BulkActionDialog = lazyPart('bulk-action', tools, 'BulkActionDialog');
const EmailUsers = lazyPart('email-users', tools, 'EmailUsers');
const UserFailureAlert = lazyPart('user-failure', tools, 'UserFailureAlert');

export interface UsersTableProps extends ScreenRootProps, TableStateProps {
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ users: AdminUser }, 'emailUsers' | 'logIn' | 'manageUser' | 'changeTrial'>;
}

/**
 * The initial state: 20 users a page, sorted by username. `choices.only` names facets, such as 'unverified,trialOver'.
 * @spec B §2, §9
 */
export const usersTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'username', direction: 'ascending' },
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
  return (
    <GlobalAdminScreen
      aria-label={words.title}
      {...rest}
      screen="users-table"
      refusal={words.onlyGlobalAdmins}
    >
      <UsersContent {...props} />
    </GlobalAdminScreen>
  );
}

function UsersContent(props: UsersTableProps) {
  const words = useMessages(usersMessages);
  const { links } = useAdminKit();
  const { read, failure, failures, dismissFailure, setFlag, changeTrial } = useUsers();
  const [userToLogInAs, setUserToLogInAs] = useState<AdminUser | null>(null);
  const [isEmailing, setIsEmailing] = useState(false);
  usePreload(LoginAsDialog, BulkActionDialog);
  const columns = useUserColumns({ setFlag, changeTrial, logIn: setUserToLogInAs });
  const hrefOf = useCallback((user: AdminUser) => links.user(user.id), [links]);
  const table = useResourceTable('users', usersTable, props);
  const chosenFacets = table.state.choices?.only;
  const where = useMemo(() => facetCondition(userFacets, chosenFacets), [chosenFacets]);
  const selection = useSelection();
  const bulk = useBulkActions(selection, BulkActionDialog);

  const users = dataOf(read);
  const hasFailed = read.status === 'failed';
  return (
    <>
      <UserFailuresContext value={failures}>
        <ResourceTable
          {...{ table, words, read, columns, where, selection }}
          getRowId={idOf}
          filterTexts={filterTextsOf}
          rowHref={hrefOf}
          opensRows={!isEmailing}
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
                <EmailModeButton {...{ isEmailing, words }} onChange={setIsEmailing} />
              </Replaceable>
            )
          }
        />
      </UserFailuresContext>
      {bulk.dialog}
      <Suspense fallback={null}>
        {failure && <UserFailureAlert failure={failure} onDismiss={dismissFailure} />}
        {userToLogInAs && <LoginAsDialog user={userToLogInAs} onClose={() => setUserToLogInAs(null)} />}
      </Suspense>
    </>
  );
}
