import { type AdminUser, serverNow } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { usePreload } from '../../parts/lazy-part.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { Time } from '../../ui/time/time.tsx';
import { TrialDialog, TrialSteps, trialState } from '../users/without-screen.ts';
import { userDetailMessages } from './messages.ts';
import { PersonLine } from './person-line.tsx';
import type { UserDetailState } from './use-user-detail.ts';

interface TrialLineProps {
  user: AdminUser;
  isUnpaid: boolean;
  failure: UserDetailState['trialFailure'];
  onChange: UserDetailState['actions']['changeTrial'];
}

/** @spec B §2, §4 */
export function TrialLine({ user, isUnpaid, failure, onChange }: TrialLineProps) {
  const words = useMessages(userDetailMessages);
  usePreload(TrialDialog);
  const state = trialState(user.trialExpiresAt, serverNow());
  const tones: Record<typeof state, StatusTone> = {
    notStarted: 'neutral',
    running: 'success',
    over: isUnpaid ? 'warning' : 'neutral',
  };
  const texts = { notStarted: words.trialNotStarted, running: words.accessTrialOn, over: words.accessEnded };
  return (
    <PersonLine
      term={words.trial}
      mend={
        <Replaceable name="changeTrial">
          <TrialSteps user={user} onChange={onChange} failure={failure} question={TrialDialog} />
        </Replaceable>
      }
    >
      <span className="ak-user-detail-found">
        <Status tone={tones[state]}>{texts[state]}</Status>
        {user.trialExpiresAt !== null && <Time value={user.trialExpiresAt} />}
      </span>
    </PersonLine>
  );
}
