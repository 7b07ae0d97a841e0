import type { AdminUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { TrialStep, UserFlag } from './api.ts';
import { usersMessages } from './messages.ts';
import { RowButtons } from './row-buttons.tsx';
import { nameOfUser } from './rules.ts';
import { TrialButtons } from './trial-buttons.tsx';
import { UsernameCell } from './username-cell.tsx';

/** Keep them stable: new functions render every row again. */
export interface UserRowHandlers {
  readonly setFlag: (user: AdminUser, flag: UserFlag, isOn: boolean) => void;
  readonly changeTrial: (user: AdminUser, step: TrialStep) => Promise<boolean>;
  readonly logIn: (user: AdminUser) => void;
}

type Column = DataTableColumn<AdminUser>;

/** @spec B §2 */
export function useUserColumns({ setFlag, changeTrial, logIn }: UserRowHandlers): readonly Column[] {
  const words = useMessages(usersMessages);
  return useMemo<readonly Column[]>(() => {
    const flag = (id: UserFlag, minWidthPx: number): Column => ({
      id,
      header: words[id],
      kind: 'other',
      share: 0,
      minWidthPx,
      exportValue: (user) => user[id],
      cell: (user) => (
        <CellCheckbox
          label={words.flagOf({ flag: words[id], user: nameOfUser(user) })}
          isChecked={user[id]}
          savesAtOnce
          onCheckedChange={(isOn) => setFlag(user, id, isOn)}
        />
      ),
    });
    return [
      {
        id: 'username',
        header: words.username,
        value: (user) => user.username,
        cell: (user) => (user.username === '' ? null : <UsernameCell username={user.username} />),
        isRowHeader: true,
      },
      { id: 'displayName', header: words.displayName, value: (user) => user.displayName, priority: 3 },
      { id: 'email', header: words.email, value: (user) => user.email },
      { id: 'id', header: words.id, kind: 'id', value: (user) => user.id, priority: 4 },
      flag('isVerified', 84),
      flag('isGrandfathered', 120),
      flag('hasEduEligibilityOverride', 112),
      {
        id: 'trialExpires',
        header: words.trialExpires,
        kind: 'time',
        value: (user) => user.trialExpiresAt,
        cell: (user) => (user.trialExpiresAt ? <Time value={user.trialExpiresAt} /> : words.notStarted),
        priority: 3,
      },
      {
        id: 'trial',
        header: words.trial,
        kind: 'other',
        share: 0,
        minWidthPx: 200,
        priority: 1,
        cell: (user) => <TrialButtons user={user} onChange={changeTrial} />,
      },
      {
        id: 'subscribed',
        header: words.subscribed,
        kind: 'flag',
        value: (user) => user.isSubscribed,
        isHiddenAtFirst: true,
      },
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: (user) => user.createdAt,
        isHiddenAtFirst: true,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        minWidthPx: 160,
        priority: 1,
        cell: (user) => <RowButtons user={user} onLogIn={logIn} />,
      },
    ];
  }, [words, setFlag, changeTrial, logIn]);
}
