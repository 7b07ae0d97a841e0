import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import type { UserFlag } from '../users/without-screen.ts';
import { userDetailMessages } from './messages.ts';
import { PersonLine } from './person-line.tsx';
import type { UserDetailState } from './use-user-detail.ts';

const GiveUpAdminDialog = lazyPart(
  'give-up-admin-dialog',
  () => import('./user-detail-tools.ts'),
  'GiveUpAdminDialog',
);

interface StatusLinesProps {
  user: AdminUser;
  failureOf: UserDetailState['flagFailureOf'];
  onChange: (flag: UserFlag, isOn: boolean) => void;
}

type FlagBoxProps = Pick<StatusLinesProps, 'user' | 'failureOf' | 'onChange'> & {
  flag: UserFlag;
  disabledReason?: string | undefined;
};

function FlagBox({ user, flag, failureOf, onChange, disabledReason }: FlagBoxProps) {
  const words = useMessages(userDetailMessages);
  const failed = failureOf(user.id, flag);
  return (
    <NotSaved
      failure={failed && { error: failed.error, retry: () => onChange(flag, failed.change.isOn) }}
      hasAlert
      showsSavedValue
    >
      {(describedBy) => (
        <Checkbox
          label={words[flag]}
          isChecked={user[flag]}
          savesAtOnce
          disabledReason={disabledReason}
          aria-describedby={describedBy}
          onCheckedChange={(isOn) => onChange(flag, isOn)}
        />
      )}
    </NotSaved>
  );
}

/** @spec B §2 */
export function VerifiedLine(props: StatusLinesProps) {
  const { user, onChange } = props;
  const words = useMessages(userDetailMessages);
  return (
    <PersonLine
      term={words.email}
      mend={
        !user.isVerified && (
          <LeavingButton onClick={() => onChange('isVerified', true)}>{words.markVerified}</LeavingButton>
        )
      }
    >
      <FlagBox {...props} flag="isVerified" />
    </PersonLine>
  );
}

const unlockedFlags = ['isGrandfathered', 'hasEduEligibilityOverride', 'skipsLtiPayments'] as const;

/** The global admin flag has to be unlocked first. @spec B §2 */
export function StatusLine(props: StatusLinesProps) {
  const { user, onChange } = props;
  const words = useMessages(userDetailMessages);
  usePreload(GiveUpAdminDialog);
  const { session } = useAdminKit();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const changeGlobalAdmin = (isOn: boolean) => {
    if (!isOn && user.id === session.user.id) setIsConfirming(true);
    else onChange('isGlobalAdmin', isOn);
  };
  return (
    <PersonLine
      term={words.status}
      mend={
        <Button
          size="small"
          flips={isUnlocked}
          aria-pressed={isUnlocked}
          onClick={() => setIsUnlocked(!isUnlocked)}
        >
          {isUnlocked ? words.lock : words.unlock}
        </Button>
      }
    >
      <span className="ak-user-detail-found">
        {unlockedFlags.map((flag) => (
          <FlagBox key={flag} {...props} flag={flag} />
        ))}
        <FlagBox
          {...props}
          flag="isGlobalAdmin"
          disabledReason={isUnlocked ? undefined : words.locked}
          onChange={(_, isOn) => changeGlobalAdmin(isOn)}
        />
      </span>
      <Suspense fallback={null}>
        {isConfirming && (
          <GiveUpAdminDialog
            onClose={() => setIsConfirming(false)}
            onConfirm={() => {
              setIsConfirming(false);
              onChange('isGlobalAdmin', false);
            }}
          />
        )}
      </Suspense>
    </PersonLine>
  );
}
