import { type AdminUser, serverNow } from '@timemap/admin-api';
import { type ReactNode, Suspense, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { Time } from '../../ui/time/time.tsx';
import { type FlagFailure, TrialButtons, trialState, type UserFlag } from '../users/index.ts';
import { userDetailMessages } from './messages.ts';
import type { UserDetailState } from './use-user-detail.ts';

const GiveUpAdminDialog = lazyPart('give-up-admin-dialog', async () => ({
  default: (await import('./user-detail-dialogs.tsx')).GiveUpAdminDialog,
}));

interface StatusSectionProps {
  user: AdminUser;
  failure: FlagFailure | null;
  failureOf: UserDetailState['flagFailureOf'];
  onChange: (flag: UserFlag, isOn: boolean) => void;
}

const unlockedFlags = [
  'isVerified',
  'isGrandfathered',
  'hasEduEligibilityOverride',
  'skipsLtiPayments',
] as const;

/** The global admin flag has to be unlocked first. @spec B §2 */
export function StatusSection({ user, failure, failureOf, onChange }: StatusSectionProps) {
  const words = useMessages(userDetailMessages);
  usePreload(GiveUpAdminDialog);
  const errorText = useErrorText();
  const { session } = useAdminKit();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const changeGlobalAdmin = (isOn: boolean) => {
    if (!isOn && user.id === session.user.id) setIsConfirming(true);
    else onChange('isGlobalAdmin', isOn);
  };
  const marked = (flag: UserFlag, box: (describedBy: string | undefined) => ReactNode) => {
    const failed = failureOf(user.id, flag);
    return (
      <NotSaved
        key={flag}
        failure={failed && { error: failed.error, retry: () => onChange(flag, failed.change.isOn) }}
        hasAlert
        showsSavedValue
      >
        {box}
      </NotSaved>
    );
  };
  return (
    <Section title={words.status}>
      <div className="ak-user-detail-stack">
        {unlockedFlags.map((flag) =>
          marked(flag, (describedBy) => (
            <Checkbox
              label={words[flag]}
              isChecked={user[flag]}
              savesAtOnce
              aria-describedby={describedBy}
              onCheckedChange={(isOn) => onChange(flag, isOn)}
            />
          )),
        )}
        <div className="ak-user-detail-locked">
          {marked('isGlobalAdmin', (describedBy) => (
            <Checkbox
              label={words.isGlobalAdmin}
              isChecked={user.isGlobalAdmin}
              savesAtOnce
              disabledReason={isUnlocked ? undefined : words.locked}
              aria-describedby={describedBy}
              onCheckedChange={changeGlobalAdmin}
            />
          ))}
          <Button
            size="small"
            flips={isUnlocked}
            aria-pressed={isUnlocked}
            onClick={() => setIsUnlocked(!isUnlocked)}
          >
            {isUnlocked ? words.lock : words.unlock}
          </Button>
        </div>
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
        {failure && (
          <Alert tone="danger" isInterrupting title={words[failure.flag]}>
            {words.updateFailed({ why: errorText(failure.error) })}
          </Alert>
        )}
      </div>
    </Section>
  );
}

interface TrialSectionProps {
  user: AdminUser;
  failure: UserDetailState['trialFailure'];
  onChange: UserDetailState['actions']['changeTrial'];
}

/** @spec B §2, §4 */
export function TrialSection({ user, failure, onChange }: TrialSectionProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const state = trialState(user.trialExpiresAt, serverNow());
  const labels = { notStarted: words.trialNotStarted, running: words.trialRunning, over: words.trialOver };
  return (
    <Section title={words.trial}>
      <div className="ak-user-detail-stack">
        <DefinitionList
          items={[
            {
              term: words.status,
              value: <Status tone={state === 'running' ? 'success' : 'neutral'}>{labels[state]}</Status>,
            },
            // The state depends on the browser's clock, so the time is shown as well.
            ...(user.trialExpiresAt
              ? [{ term: words.trialExpires, value: <Time value={user.trialExpiresAt} /> }]
              : []),
          ]}
        />
        <Replaceable name="changeTrial">
          <TrialButtons user={user} onChange={onChange} failure={failure} />
        </Replaceable>
        {failure && (
          <Alert tone="danger" isInterrupting>
            {words.updateFailed({ why: errorText(failure.error) })}
          </Alert>
        )}
      </div>
    </Section>
  );
}
