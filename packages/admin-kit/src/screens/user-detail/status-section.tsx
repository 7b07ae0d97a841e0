import type { AdminUser } from '@timemap/admin-api';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { FlagFailure, UserFlag } from '../users/index.ts';
import { userDetailMessages } from './messages.ts';

interface StatusSectionProps {
  user: AdminUser;
  failure: FlagFailure | null;
  onChange: (flag: UserFlag, isOn: boolean) => void;
}

const openFlags = ['isVerified', 'isGrandfathered', 'hasEduEligibilityOverride', 'skipsLtiPayments'] as const;

/** Saves on each change. The global admin flag is locked until it is unlocked. @spec B §2 */
export function StatusSection({ user, failure, onChange }: StatusSectionProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const [isUnlocked, setIsUnlocked] = useState(false);
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
            onCheckedChange={(isOn) => onChange('isGlobalAdmin', isOn)}
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
        {failure && (
          <Alert tone="danger" isInterrupting title={words[failure.flag]}>
            {words.updateFailed({ why: failure.error ? errorText(failure.error) : words.vetoed })}
          </Alert>
        )}
      </div>
    </Section>
  );
}
