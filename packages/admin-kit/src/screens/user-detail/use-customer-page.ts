import type { ApiError } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { type AddressRefusal, allowedAddress, openPrivately } from '../../browser/open-privately.ts';
import { useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { customerPageQuery } from './api.ts';

export interface CustomerPageState {
  /** `blocked`: the address is there and allowed, and `open` has to be pressed. `refused`: it may not be opened. */
  readonly status: 'idle' | 'loading' | 'failed' | 'refused' | 'blocked' | 'opened';
  /** Why, when it is refused. */
  readonly refusal: AddressRefusal | null;
  readonly error: ApiError | null;
  readonly isRetrying: boolean;
  ask(): void;
  retry(): void;
  open(): void;
}

/** Asks for the address of the customer page and opens it, once, where scheme and host are allowed. @spec B §6, §8 */
export function useCustomerPage(userId: number): CustomerPageState {
  const { client, queryClient, policy } = useAdminKit();
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused' | 'blocked' | 'opened'>('idle');
  const [refusal, setRefusal] = useState<AddressRefusal | null>(null);
  const address = useRef<string | null>(null);
  const page = customerPageQuery(client, userId);
  const read = useRead(status === 'asking' ? page : null);
  const answer = status === 'asking' && read.status === 'ready' ? read.data : null;
  const latest = useRef({ page, policy });
  useEffect(() => {
    latest.current = { page, policy };
  });

  // The answer to a press, not data to show: it is used once and kept nowhere.
  useEffect(() => {
    if (answer === null) return;
    const allowed = allowedAddress(answer, latest.current.policy.customerPageHosts ?? []);
    const href = 'href' in allowed ? allowed.href : null;
    const isOpen = href !== null && openPrivately(href);
    address.current = isOpen ? null : href;
    setRefusal('refusal' in allowed ? allowed.refusal : null);
    setStatus(href === null ? 'refused' : isOpen ? 'opened' : 'blocked');
    queryClient.removeQueries({ queryKey: latest.current.page.queryKey });
  }, [answer, queryClient]);

  const isFailed = status === 'asking' && read.status === 'failed';
  return {
    status: status === 'asking' ? (isFailed ? 'failed' : 'loading') : status,
    refusal: status === 'refused' ? refusal : null,
    error: isFailed ? read.error : null,
    isRetrying: isFailed && read.isRetrying,
    ask: () => setStatus('asking'),
    retry: () => {
      if (read.status === 'failed') read.retry();
    },
    open: () => {
      if (address.current !== null) openPrivately(address.current, { isPressed: true });
      address.current = null;
      setStatus('opened');
    },
  };
}
