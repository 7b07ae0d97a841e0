import { type AdminUser, serverNow } from '@timemap/admin-api';
import { use } from 'react';
import { displayMessages } from '../messages/display-messages.ts';
import { useListText } from '../messages/list-text.ts';
import { MessageContext, useMessages } from '../messages/messages.ts';
import { visibleText } from '../text/visible-text.ts';
import { Status, type StatusTone } from '../ui/status/status.tsx';
import { formatTime, TimeZoneContext } from '../ui/time/format-time.ts';
import { personAccessMessages } from './messages.ts';
import { usePersonAccess } from './use-person-access.ts';
import { type KnownAccess, type Payer, type UnpaidReason, type Verdict, verdictOf } from './verdict.ts';
import './person-access.css';

const tones: Readonly<Record<Verdict['kind'], StatusTone>> = {
  unverified: 'danger',
  paid: 'success',
  grandfathered: 'success',
  trial: 'success',
  unpaid: 'warning',
  checking: 'neutral',
  unclear: 'neutral',
};

/** One line: can this person log in, and who pays. Reads what it needs in the background. For global admins. */
export function PersonVerdict({ user }: { user: AdminUser }) {
  return <VerdictLine user={user} known={usePersonAccess(user)} />;
}

/** The line alone, for a screen that shows more of `usePersonAccess`. */
export function VerdictLine({ user, known }: { user: AdminUser; known: KnownAccess }) {
  const verdict = verdictOf(user, known, serverNow());
  const textOf = useVerdictText();
  const tone = tones[verdict.kind];
  return (
    <p className="ak-person-verdict" role="status" data-tone={tone}>
      <Status tone={tone}>{textOf(verdict)}</Status>
    </p>
  );
}

function useVerdictText(): (verdict: Verdict) => string {
  const words = useMessages(personAccessMessages);
  const { unknownTime } = useMessages(displayMessages);
  const inList = useListText();
  const { locale } = use(MessageContext);
  const timeZone = use(TimeZoneContext);
  const dateOf = (at: number) =>
    formatTime(at, { locale, timeZone, precision: 'date' })?.shown ?? unknownTime;
  const payerText = (payer: Payer) =>
    payer.kind === 'subscription' ? words.bySubscription : visibleText(payer.name);
  const reasonText = (reason: UnpaidReason) => {
    switch (reason.kind) {
      case 'trialEnded':
        return words.trialEnded({ date: dateOf(reason.at) });
      case 'dealEnded':
        return words.dealEnded({ deal: visibleText(reason.name), date: dateOf(reason.at) });
      default:
        return words[reason.kind]({ organization: visibleText(reason.name) });
    }
  };
  return (verdict) => {
    switch (verdict.kind) {
      case 'paid':
        return words.paid({ payers: inList(verdict.payers.map(payerText)) });
      case 'trial':
        return words.onTrial({ date: dateOf(verdict.until) });
      case 'unpaid': {
        const { reasons } = verdict;
        return reasons.length === 0
          ? words.unpaid
          : words.unpaidBecause({ reasons: inList(reasons.map(reasonText)) });
      }
      case 'unclear':
        return words.unclear({ sources: inList(verdict.unread.map((source) => words[source])) });
      default:
        return words[verdict.kind];
    }
  };
}
