import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
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
  read: Extract<ReadState<EnterpriseDeal>, { status: 'ready' }>;
  state: EnterpriseDealState;
}

/** @spec B §2 */
export function LoadedDeal({ deal, read, state }: LoadedDealProps) {
  const words = useMessages(enterpriseDealMessages);
  const errorText = useErrorText();
  return (
    <>
      <div className="ak-enterprise-deal-detail-progress">
        {read.isRefreshing && <Progress label={words.loading} />}
      </div>
      {read.refreshError && (
        <Alert
          tone="warning"
          role="status"
          title={words.loadFailed}
          action={
            <Button size="small" isBusy={read.isRefreshing} onClick={read.refresh}>
              {words.retry}
            </Button>
          }
        >
          {errorText(read.refreshError)}
        </Alert>
      )}
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
