import { type AdminUser, serverNow } from '@timemap/admin-api';
import { createContext, use, useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canLogInAs } from '../../context/permission.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { ShortenedText } from '../../ui/text/shortened-text.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { Time } from '../../ui/time/time.tsx';
import type { TrialStep, UserFlag } from './api.ts';
import { usersMessages } from './messages.ts';
import { isTrialEnding, nameOfUser, shortUsername, trialState } from './rules.ts';
import { TrialButtons } from './trial-buttons.tsx';
import type { UserFailures } from './use-users.ts';

interface UserRowHandlers {
  readonly setFlag: (user: AdminUser, flag: UserFlag, isOn: boolean) => void;
  readonly changeTrial: (user: AdminUser, step: TrialStep) => Promise<boolean>;
  readonly logIn: (user: AdminUser) => void;
}

export const UserFailuresContext = createContext<UserFailures | null>(null);

type Column = DataTableColumn<AdminUser>;

/** The columns of the specification are never hidden: where they have no room, the table scrolls. @spec B §2 */
export function useUserColumns({ setFlag, changeTrial, logIn }: UserRowHandlers): readonly Column[] {
  const words = useMessages(usersMessages);
  return useMemo<readonly Column[]>(() => {
    const flag = (id: UserFlag, minWidthPx: number): Column => ({
      id,
      header: words[id],
      kind: 'other',
      share: 0,
      minWidthPx,
      priority: 1,
      exportValue: (user) => user[id],
      cell: (user) => <FlagCell user={user} flag={id} onChange={setFlag} />,
    });
    return [
      {
        id: 'username',
        header: words.username,
        value: (user) => user.username,
        cell: (user) => (user.username === '' ? null : <UsernameCell username={user.username} />),
        isRowHeader: true,
        wraps: true,
        share: 4,
        minWidthPx: 112,
      },
      {
        id: 'displayName',
        header: words.displayName,
        value: (user) => user.displayName,
        isFact: true,
        wraps: true,
        share: 4.3,
        minWidthPx: 100,
        priority: 1,
      },
      {
        id: 'email',
        header: words.email,
        value: (user) => user.email,
        isFact: true,
        wraps: true,
        share: 12,
        minWidthPx: 152,
        priority: 1,
      },
      {
        id: 'id',
        header: words.id,
        kind: 'id',
        value: (user) => user.id,
        priority: 4,
        isHiddenAtFirst: true,
      },
      flag('isVerified', 68),
      flag('isGrandfathered', 104),
      flag('hasEduEligibilityOverride', 72),
      {
        id: 'trial',
        header: words.trial,
        kind: 'other',
        value: ({ trialExpiresAt }) => (trialExpiresAt === null ? null : new Date(trialExpiresAt)),
        isFact: true,
        share: 0,
        minWidthPx: 180,
        priority: 1,
        cell: (user) => <TrialCell user={user} onChange={changeTrial} />,
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
        minWidthPx: 120,
        priority: 1,
        cell: (user) => <RowButtons user={user} onLogIn={logIn} />,
      },
    ];
  }, [words, setFlag, changeTrial, logIn]);
}

function UsernameCell({ username }: { username: string }) {
  const { text, isCut } = shortUsername(username);
  if (!isCut) return <UserText text={username} breaksAddresses />;
  return <ShortenedText text={username} shown={text} />;
}

interface FlagCellProps {
  user: AdminUser;
  flag: UserFlag;
  onChange: UserRowHandlers['setFlag'];
}

/** @spec B §4, §8 */
function FlagCell({ user, flag, onChange }: FlagCellProps) {
  const words = useMessages(usersMessages);
  const failed = use(UserFailuresContext)?.ofFlag(user.id, flag);
  return (
    <NotSaved
      failure={failed ? { error: failed.error, retry: () => onChange(user, flag, failed.change.isOn) } : null}
      hasAlert
      showsSavedValue
    >
      {(describedBy) => (
        <CellCheckbox
          label={words[flag]}
          isChecked={user[flag]}
          savesAtOnce
          aria-describedby={describedBy}
          onCheckedChange={(isOn) => onChange(user, flag, isOn)}
        />
      )}
    </NotSaved>
  );
}

function TrialCell({ user, onChange }: { user: AdminUser; onChange: UserRowHandlers['changeTrial'] }) {
  const failure = use(UserFailuresContext)?.ofTrial(user.id);
  return (
    <span className="ak-users-table-trial">
      <TrialStatus expiresAt={user.trialExpiresAt} />
      <Replaceable name="changeTrial">
        <TrialButtons user={user} onChange={onChange} failure={failure} variant="quiet" />
      </Replaceable>
    </span>
  );
}

/** Depends on the browser's clock, so the date is shown as well. @spec B §4 */
function TrialStatus({ expiresAt }: { expiresAt: number | null }) {
  const words = useMessages(usersMessages);
  if (expiresAt === null) return <span className="ak-users-table-note">{words.notStarted}</span>;
  const now = serverNow();
  const isRunning = trialState(expiresAt, now) === 'running';
  const isEnding = isTrialEnding(expiresAt, now);
  const sentence = isRunning ? (isEnding ? words.endsOn : words.runsUntil) : words.endedOn;
  return (
    <Status tone={isRunning ? (isEnding ? 'warning' : 'success') : 'neutral'}>
      <Time value={expiresAt} precision="date" sentence={sentence} />
    </Status>
  );
}

interface RowButtonsProps {
  user: AdminUser;
  onLogIn: (user: AdminUser) => void;
}

function RowButtons({ user, onLogIn }: RowButtonsProps) {
  const words = useMessages(usersMessages);
  const { session, links, linkComponent } = useAdminKit();
  const permission = canLogInAs(session, user);
  return (
    <span className="ak-users-table-buttons">
      <Replaceable name="logIn">
        <Button
          size="small"
          aria-label={words.logInAs({ user: nameOfUser(user) })}
          disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
          onClick={() => onLogIn(user)}
        >
          {words.logIn}
        </Button>
      </Replaceable>
      <Replaceable name="manageUser">
        <ButtonLink size="small" href={links.user(user.id)} component={linkComponent}>
          {words.manage}
        </ButtonLink>
      </Replaceable>
    </span>
  );
}
