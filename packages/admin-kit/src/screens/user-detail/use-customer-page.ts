import type { ApiError } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { type AddressRefusal, allowedAddress, openPrivately } from '../../browser/open-privately.ts';
import { useRead } from '../../data/use-read.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { customerPageQuery } from './api.ts';

export interface CustomerPageState {
  /**
   * `offered`: the host lists no hosts, so a person reads the address and presses `open`. `blocked`: the browser did not
   * open it, and `open` has to be pressed. `refused`: it may not be opened.
   */
  readonly status: 'idle' | 'loading' | 'failed' | 'refused' | 'offered' | 'blocked' | 'opened';
  /** What would be opened, or was refused. */
  readonly address: string | null;
  /** Why, when it is refused. */
  readonly refusal: AddressRefusal | null;
  readonly error: ApiError | null;
  readonly isRetrying: boolean;
  ask(): void;
  retry(): void;
  open(): void;
}

/**
 * Asks for the address of the customer page. On a host that the policy lists it opens by itself; without a list it opens
 * at a press, after the address was shown. @spec B §6, §8
 */
export function useCustomerPage(userId: number): CustomerPageState {
  const { client, queryClient, policy } = useAdminKit();
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused' | 'offered' | 'blocked' | 'opened'>(
    'idle',
  );
  const [refusal, setRefusal] = useState<AddressRefusal | null>(null);
  const [address, setAddress] = useState<string | null>(null);
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
    queryClient.removeQueries({ queryKey: latest.current.page.queryKey });
  }, [answer, queryClient]);

  const isFailed = status === 'asking' && read.status === 'failed';
  return {
    status: status === 'asking' ? (isFailed ? 'failed' : 'loading') : status,
    address: status === 'asking' ? null : address,
    refusal: status === 'refused' ? refusal : null,
    error: isFailed ? read.error : null,
    isRetrying: isFailed && read.isRetrying,
    ask: () => setStatus('asking'),
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
