import { type AdminClient, ApiError } from '@timemap/admin-api';
import { useEffect, useMemo, useRef } from 'react';
import { clearUserCache, type QueryClient } from '../data/query.ts';

export interface UserScope {
  readonly userId: number;
  isOver: boolean;
  providerCount: number;
}

interface PersonalClient {
  readonly scope: UserScope;
  /** Its id contains the user's, so people never share cached data. */
  readonly client: AdminClient;
}

/** A write can outlive its provider, so the next provider ends it. */
const scopesOf = new WeakMap<AdminClient, Map<number, UserScope>>();

const warnOfTwoPeople: () => void =
  typeof process !== 'undefined' && process.env.NODE_ENV === 'development'
    ? () =>
        // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
        console.warn(
          'Two <AdminKitProvider> of this page have one client for two people, so the calls of both are sent with the same token. ' +
            'Give each person a client of their own: createAdminClient({ baseUrl, getToken }).',
        )
    : () => {};

export function useUserScope(
  userId: number,
  hostClient: AdminClient,
  sharedQueryClient: QueryClient | undefined,
): PersonalClient {
  const scope = useMemo(() => scopeOf(hostClient, userId), [hostClient, userId]);
  const client = useMemo(() => clientOf(scope, hostClient), [scope, hostClient]);
  const former = useRef({ scope, client, sharedQueryClient });
  useEffect(() => {
    scope.providerCount++;
    // StrictMode takes all providers away for a moment.
    queueMicrotask(() => endOthers(hostClient, scope));
    return () => {
      scope.providerCount--;
    };
  }, [scope, hostClient]);
  useEffect(() => {
    const last = former.current;
    former.current = { scope, client, sharedQueryClient };
    if (last.scope.userId === scope.userId) return;
    if (last.scope.providerCount === 0) last.scope.isOver = true;
    if (last.sharedQueryClient) clearUserCache(last.sharedQueryClient, last.client);
  }, [scope, client, sharedQueryClient]);
  return { scope, client };
}

/** Two people can be on one page at the same time. */
function endOthers(hostClient: AdminClient, scope: UserScope): void {
  if (scope.providerCount === 0) return;
  const scopes = scopesOf.get(hostClient) ?? new Map<number, UserScope>();
  for (const other of scopes.values()) {
    if (other === scope) continue;
    if (other.providerCount > 0) warnOfTwoPeople();
    else {
      other.isOver = true;
      scopes.delete(other.userId);
    }
  }
}

function scopeOf(hostClient: AdminClient, userId: number): UserScope {
  const scopes = scopesOf.get(hostClient) ?? new Map<number, UserScope>();
  const scope = scopes.get(userId) ?? { userId, isOver: false, providerCount: 0 };
  scopesOf.set(hostClient, scopes.set(userId, scope));
  return scope;
}

function clientOf(scope: UserScope, hostClient: AdminClient): AdminClient {
  return {
    id: `${hostClient.id}/${scope.userId}`,
    baseUrl: hostClient.baseUrl,
    send: async (operation, input) => {
      // The host's client would send it with the next person's session.
      if (scope.isOver) throw new ApiError('aborted', operation, { wasSent: false });
      // Its token may come later than the next person.
      return hostClient.send(operation, { ...input, mayBeSent: () => !scope.isOver });
    },
  };
}
