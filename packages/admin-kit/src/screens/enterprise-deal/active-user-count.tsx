import type { EnterpriseDeal } from '@timemap/admin-api';
import { dataOf, type ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { enterpriseDealMessages } from './messages.ts';
import { type LimitState, limitStateOf } from './rules.ts';

interface ActiveUserCountProps {
  deal: EnterpriseDeal;
  read: ReadState<number | null>;
}

const tones: Readonly<Record<LimitState, StatusTone>> = {
  withinLimits: 'success',
  aboveSoftLimit: 'warning',
  aboveHardLimit: 'danger',
};

/** The count, and where it stands; '?' when it is unknown, for whatever reason. @spec B §2, §8 */
export function ActiveUserCount({ deal, read }: ActiveUserCountProps) {
  const words = useMessages(enterpriseDealMessages);
  const { locale } = useAdminKit().appearance;
  const count = dataOf(read);
  const hasLimit = deal.softLimit !== null || deal.hardLimit !== null;
  const limitState = count === null || !hasLimit ? null : limitStateOf(count, deal);
  return (
    <Section title={words.activeUsers} level={3}>
      <div className="ak-enterprise-deal-detail-stack">
        {read.status === 'loading' ? (
          <LoadingState label={words.activeUsersLoading}>
            <Skeleton width="30%" />
          </LoadingState>
        ) : (
          <p className="ak-enterprise-deal-detail-count">
            {count === null ? words.unknownCount : count.toLocaleString(locale)}
          </p>
        )}
        {limitState && <Status tone={tones[limitState]}>{words[limitState]}</Status>}
        <ReadFailure read={read} title={words.activeUsersFailed} isInline />
      </div>
    </Section>
  );
}
