import { type EnterpriseDeal, serverNow } from '@timemap/admin-api';
import { useLocale, useMessages } from '../messages/messages.ts';
import { timeFromNow } from '../text/age-text.ts';
import { Status } from '../ui/status/status.tsx';
import { Time } from '../ui/time/time.tsx';
import { dealConditions, endOfDeal } from './deal-rules.ts';
import { checksMessages } from './messages.ts';
import './checks.css';

/** When a deal ends, and how long that is from now. */
export function DealEnd({ deal }: { deal: EnterpriseDeal }) {
  const locale = useLocale();
  const words = useMessages(checksMessages);
  const end = endOfDeal(deal);
  if (end === null) return <Time value={end} />;
  const fromNow = timeFromNow(end, serverNow(), locale);
  return (
    <span className="ak-deal-end">
      <Time value={end} precision="date" />{' '}
      {dealConditions.ended(deal) ? (
        <Status>{words.ended({ fromNow })}</Status>
      ) : dealConditions.ending(deal) ? (
        <Status tone="warning">{fromNow}</Status>
      ) : (
        <span className="ak-deal-end-muted">{fromNow}</span>
      )}
    </span>
  );
}
