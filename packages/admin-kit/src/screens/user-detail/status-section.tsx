import type { AdminUser } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { FlagFailure, UserFlag } from '../users/index.ts';
import { userDetailMessages } from './messages.ts';

// Few ever take the right from themselves.
const GiveUpAdminDialog = lazyPart('give-up-admin-dialog', () => import('./give-up-admin-dialog.tsx'));

interface StatusSectionProps {
  user: AdminUser;
  failure: FlagFailure | null;
  onChange: (flag: UserFlag, isOn: boolean) => void;
}

const openFlags = ['isVerified', 'isGrandfathered', 'hasEduEligibilityOverride', 'skipsLtiPayments'] as const;

/** Saves on each change. The global admin flag is locked until it is unlocked. @spec B §2 */
export function StatusSection({ user, failure, onChange }: StatusSectionProps) {
  const words = useMessages(userDetailMessages);
  usePrefetch(GiveUpAdminDialog);
  const errorText = useErrorText();
  const { session } = useAdminKit();
  const [isAsking, setIsAsking] = useState(false);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const changeGlobalAdmin = (isOn: boolean) => {
    if (!isOn && user.id === session.user.id) setIsAsking(true);
    else onChange('isGlobalAdmin', isOn);
  };
  return (
    <Section title={words.status} level={3}>
      <div className="ak-user-detail-stack">
        {openFlags.map((flag) => (
          <Checkbox
            key={flag}
            label={words[flag]}
            isChecked={user[flag]}
            savesAtOnce
            onCheckedChange={(isOn) => onChange(flag, isOn)}
          />
        ))}
        <div className="ak-user-detail-locked">
          <Checkbox
            label={words.isGlobalAdmin}
            isChecked={user.isGlobalAdmin}
            savesAtOnce
            disabledReason={isUnlocked ? undefined : words.locked}
            onCheckedChange={changeGlobalAdmin}
          />
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
          {isAsking && (
            <GiveUpAdminDialog
              onClose={() => setIsAsking(false)}
              onConfirm={() => {
                setIsAsking(false);
                onChange('isGlobalAdmin', false);
              }}
            />
          )}
        </Suspense>
        {failure && (
          <Alert tone="danger" isInterrupting title={words[failure.flag]}>
            {words.updateFailed({ why: failure.error ? errorText(failure.error) : words.vetoed })}
          </Alert>
        )}
      </div>
    </Section>
  );
}
