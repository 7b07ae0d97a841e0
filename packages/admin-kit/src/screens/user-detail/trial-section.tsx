import type { AdminUser } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Status } from '../../ui/status/status.tsx';
import { Time } from '../../ui/time/time.tsx';
import { TrialButtons } from '../users/index.ts';
import { userDetailMessages } from './messages.ts';
import { trialState } from './rules.ts';
import type { UserDetailState } from './use-user-detail.ts';

interface TrialSectionProps {
  user: AdminUser;
  failure: UserDetailState['trialFailure'];
  onChange: UserDetailState['actions']['changeTrial'];
}

/** @spec B §2, §4 */
export function TrialSection({ user, failure, onChange }: TrialSectionProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const state = trialState(user.trialExpiresAt, Date.now());
  const told = { notStarted: words.trialNotStarted, running: words.trialRunning, over: words.trialOver };
  return (
    <Section title={words.trial} level={3}>
      <div className="ak-user-detail-stack">
        <DefinitionList
          items={[
            {
              term: words.status,
              value: <Status tone={state === 'running' ? 'success' : 'neutral'}>{told[state]}</Status>,
            },
            // The time itself stands beside the word, for whoever's clock is wrong.
            ...(user.trialExpiresAt
              ? [{ term: words.trialExpires, value: <Time value={user.trialExpiresAt} /> }]
              : []),
          ]}
        />
        <TrialButtons user={user} onChange={onChange} />
        {failure && (
          <Alert tone="danger" isInterrupting>
            {words.updateFailed({ why: failure === 'vetoed' ? words.vetoed : errorText(failure) })}
          </Alert>
        )}
      </div>
    </Section>
  );
}
