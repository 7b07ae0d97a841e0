import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import type { ReadState } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { ActiveUserCount } from './active-user-count.tsx';
import { DealConfiguration } from './deal-configuration.tsx';
import { enterpriseDealMessages } from './messages.ts';
import type { EnterpriseDealState } from './use-enterprise-deal.ts';

// It stands below the deal and loads its entries for itself.
const WhitelistManager = lazyPart('whitelist', async () => ({
  default: (await import('../whitelist/index.ts')).WhitelistManager,
}));
const DeleteDealDialog = lazyPart('delete-deal-dialog', () => import('./delete-deal-dialog.tsx'));

interface LoadedDealProps {
  deal: EnterpriseDeal;
  read: Extract<ReadState<EnterpriseDeal>, { status: 'ready' }>;
  state: EnterpriseDealState;
  onDeleted: () => void;
}

/** @spec B §2 */
export function LoadedDeal({ deal, read, state, onDeleted }: LoadedDealProps) {
  const words = useMessages(enterpriseDealMessages);
  const errorText = useErrorText();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <PageHeader
        level={2}
        title={deal.name.trim() === '' ? words.unnamed : <UserText text={deal.name} />}
        actions={
          <>
            <IconButton
              label={words.reload}
              icon={<Icon name="refresh" />}
              isBusy={read.isRefreshing}
              onClick={read.refresh}
            />
            <Button variant="danger-quiet" icon={<Icon name="trash" />} onClick={() => setIsDeleting(true)}>
              {words.delete}
            </Button>
          </>
        }
      />
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
      <Suspense fallback={null}>
        {isDeleting && (
          <DeleteDealDialog
            deal={deal}
            remove={state.remove}
            onClose={() => setIsDeleting(false)}
            onDeleted={onDeleted}
          />
        )}
      </Suspense>
    </>
  );
}
