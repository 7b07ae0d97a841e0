import type { ApiError } from '@timemap/admin-api';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LoadedDeal } from './loaded-deal.tsx';
import { enterpriseDealMessages } from './messages.ts';
import { canManageDeals } from './rules.ts';
import { useEnterpriseDeal } from './use-enterprise-deal.ts';
import './enterprise-deal-detail.css';

export interface EnterpriseDealDetailProps extends ScreenRootProps {
  dealId: number;
  /** Fires after the server has deleted it. @default leads to `links.section('enterpriseDeals')` */
  onDealDeleted?: (event: { dealId: number }) => void;
}

/**
 * One enterprise deal: its count of active users, its configuration, its whitelist, and the way to delete it. For global
 * admins. @operation GET /enterprise/{id} @spec B §2
 */
export function EnterpriseDealDetail({ dealId, onDealDeleted, ...rest }: EnterpriseDealDetailProps) {
  const words = useMessages(enterpriseDealMessages);
  const { session } = useAdminKit();
  const permission = canManageDeals(session);
  return (
    <ScreenRoot {...rest} screen="enterprise-deal-detail">
      {permission.isAllowed ? (
        <DealContent key={dealId} {...{ dealId, onDealDeleted }} />
      ) : (
        <ForbiddenState>{words[permission.reason]}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

interface DealContentProps {
  dealId: number;
  onDealDeleted: EnterpriseDealDetailProps['onDealDeleted'];
}

function DealContent({ dealId, onDealDeleted }: DealContentProps) {
  const words = useMessages(enterpriseDealMessages);
  const errorText = useErrorText();
  const { links, linkComponent, navigate } = useAdminKit();
  const state = useEnterpriseDeal(dealId);
  const [isDeleted, setIsDeleted] = useState(false);
  const { read } = state;
  const list = links.section('enterpriseDeals');

  if (isDeleted) {
    return (
      <EmptyState
        title={words.deleted}
        action={
          <ButtonLink href={list} component={linkComponent}>
            {words.allDeals}
          </ButtonLink>
        }
      />
    );
  }
  switch (read.status) {
    case 'loading':
      return (
        <>
          <PageHeader level={2} title={words.loading} />
          <LoadingState label={words.loading}>
            <Skeleton shape="block" height="240px" />
          </LoadingState>
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeader level={2} title={isMissing(read.error) ? words.notFound : words.notLoaded} />
          <FailedState title={words.loadFailed} onRetry={read.retry} isRetrying={read.isRetrying}>
            {errorText(read.error)}
          </FailedState>
        </>
      );
    case 'ready':
      return (
        <LoadedDeal
          deal={read.data}
          read={read}
          state={state}
          onDeleted={() => {
            setIsDeleted(true);
            if (onDealDeleted) onDealDeleted({ dealId });
            else navigate(list);
          }}
        />
      );
  }
}

/** The server's own 404, not that of a proxy before it. */
function isMissing({ status, answeredJson }: ApiError): boolean {
  return status === 404 && answeredJson;
}
