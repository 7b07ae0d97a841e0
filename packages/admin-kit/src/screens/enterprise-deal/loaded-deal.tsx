import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense } from 'react';
import type { LoadedRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ActiveUserCount } from './active-user-count.tsx';
import { DealConfiguration } from './deal-configuration.tsx';
import { enterpriseDealMessages } from './messages.ts';
import type { EnterpriseDealState } from './use-enterprise-deal.ts';

// It stands below the deal and loads its entries for itself.
const WhitelistManager = lazyPart('whitelist', async () => ({
  default: (await import('../whitelist/index.ts')).WhitelistManager,
}));

interface LoadedDealProps {
  deal: EnterpriseDeal;
  read: LoadedRead<EnterpriseDeal>;
  state: EnterpriseDealState;
}

/** @spec B §2 */
export function LoadedDeal({ deal, read, state }: LoadedDealProps) {
  const words = useMessages(enterpriseDealMessages);
  return (
    <>
      <div className="ak-enterprise-deal-detail-progress">
        {read.isRefreshing && <Progress label={words.loading} />}
      </div>
      <ReadFailure read={read} title={words.loadFailed} />
      <div className="ak-enterprise-deal-detail-sections">
        <DealConfiguration deal={deal} update={state.update} />
        <ActiveUserCount deal={deal} read={state.activeUserCount} />
      </div>
      <Suspense
        fallback={
          <LoadingState label={words.loading}>
            <Skeleton shape="block" height="240px" />
          </LoadingState>
        }
      >
        <WhitelistManager adapter={state.whitelist} headingLevel={3} />
      </Suspense>
    </>
  );
}
