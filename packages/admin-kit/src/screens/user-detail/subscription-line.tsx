import { type AdminUser, type ApiError, decodeCustomerPageUrl } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { type AddressRefusal, allowedAddress, openPrivately } from '../../browser/open-privately.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { keyOf, query } from '../../data/query.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { ExternalIcon } from '../../ui/icon/icons.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { userDetailMessages } from './messages.ts';
import { PersonLine } from './person-line.tsx';

interface SubscriptionLineProps {
  user: AdminUser;
  read: QueryState<boolean | null>;
}

/** @spec B §2, §8 */
export function SubscriptionLine({ user, read }: SubscriptionLineProps) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const { status, address, refusal, error, isRetrying, ask, retry, open } = useCustomerPage(user.id);
  const customerPage = useRef<HTMLButtonElement>(null);
  const isWaiting = status === 'offered' || status === 'blocked';
  return (
    <PersonLine
      term={words.subscription}
      mend={
        <Button
          ref={customerPage}
          size="small"
          icon={<ExternalIcon />}
          isBusy={status === 'loading'}
          onClick={status === 'failed' ? retry : ask}
        >
          {words.customerPage}
        </Button>
      }
      below={
        <>
          <div role="status" className="ak-user-detail-below">
            {isWaiting && (
              <Alert tone={status === 'offered' ? 'info' : 'warning'} title={words[`customerPage_${status}`]}>
                <UserText text={address} />
              </Alert>
            )}
            {status === 'opened' && <p className="ak-user-detail-muted">{words.customerPageOpened}</p>}
            {refusal && (
              <Alert tone="danger" title={words.customerPageFailed}>
                {words[`customerPage_${refusal}`]} <UserText text={address} />
              </Alert>
            )}
          </div>
          {isWaiting && (
            <LeavingButton next={customerPage} icon={<ExternalIcon />} onClick={open}>
              {words.openCustomerPage}
            </LeavingButton>
          )}
          {error && (
            <div className="ak-user-detail-below">
              <FailedState title={words.customerPageFailed} onRetry={retry} isRetrying={isRetrying}>
                {errorText(error)}
              </FailedState>
            </div>
          )}
        </>
      }
    >
      <ReadView
        read={read}
        loadingLabel={words.subscriptionLoading}
        failedTitle={words.subscriptionFailed}
        failed={(failed) => <ReadFailure read={failed} title={words.subscriptionFailed} isInline />}
      >
        {(answer) => {
          const isSubscribed = answer ?? user.isSubscribed;
          return (
            <Status tone={isSubscribed ? 'success' : 'neutral'}>
              {isSubscribed ? words.subscribed : words.notSubscribed}
            </Status>
          );
        }}
      </ReadView>
    </PersonLine>
  );
}

export interface CustomerPageState {
  /**
   * `offered`: the policy lists no hosts, so the person checks the address and calls `open`. `blocked`: the window
   * could not open without a press, which has to call `open`. `refused`: the policy does not allow the address.
   */
  readonly status: 'idle' | 'loading' | 'failed' | 'refused' | 'offered' | 'blocked' | 'opened';
  /** The address to open, or the refused one. */
  readonly address: string | null;
  /** Why the address was refused. */
  readonly refusal: AddressRefusal | null;
  readonly error: ApiError | null;
  readonly isRetrying: boolean;
  ask(): void;
  retry(): void;
  open(): void;
}

/**
 * Loads the address of the customer page. The page opens immediately if the policy lists its host. If the policy lists
 * no hosts, the person opens it after seeing the address.
 * @spec B §6, §8
 */
export function useCustomerPage(userId: number): CustomerPageState {
  const { client, queryClient, policy } = useAdminKit();
  const [status, setStatus] = useState<'idle' | 'requested' | 'refused' | 'offered' | 'blocked' | 'opened'>(
    'idle',
  );
  const [refusal, setRefusal] = useState<AddressRefusal | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const page = query('GET /global/users/customerpage/{id}', decodeCustomerPageUrl, { path: { id: userId } });
  const read = useRead(status === 'requested' ? page : null);
  const answer = status === 'requested' && read.status === 'ready' ? read.data : null;
  const latest = useRef({ page, policy });
  useEffect(() => {
    latest.current = { page, policy };
  });

  // The address is used once and removed from the cache.
  useEffect(() => {
    if (answer === null) return;
    const hosts = latest.current.policy.customerPageHosts ?? [];
    const allowed = allowedAddress(answer, hosts);
    if ('refusal' in allowed) {
      setAddress(answer);
      setRefusal(allowed.refusal);
      setStatus('refused');
    } else {
      const isOpen = hosts.length > 0 && openPrivately(allowed.href);
      setAddress(isOpen ? null : allowed.href);
      setStatus(hosts.length === 0 ? 'offered' : isOpen ? 'opened' : 'blocked');
    }
    queryClient.removeQueries({ queryKey: keyOf(client, latest.current.page) });
  }, [answer, queryClient, client]);

  const isFailed = status === 'requested' && read.status === 'failed';
  return {
    status: status === 'requested' ? (isFailed ? 'failed' : 'loading') : status,
    address: status === 'requested' ? null : address,
    refusal: status === 'refused' ? refusal : null,
    error: isFailed ? read.error : null,
    isRetrying: isFailed && read.isRetrying,
    ask: () => setStatus('requested'),
    retry: () => {
      if (read.status === 'failed') read.retry();
    },
    open: () => {
      if (address === null || status === 'refused') return;
      openPrivately(address, { isPressed: true });
      setAddress(null);
      setStatus('opened');
    },
  };
}
