import { type AdminClient, ApiError } from '@timemap/admin-api';
import { useEffect, useMemo, useRef } from 'react';
import { clearUserCache, type QueryClient } from '../data/query.ts';

export interface UserScope {
  readonly userId: number;
  isOver: boolean;
}

interface PersonalClient {
  readonly scope: UserScope;
  /** Its id contains the user's, so people never share cached data. */
  readonly client: AdminClient;
}

/** A write can outlive its provider, so the next provider ends it. */
const scopesOf = new WeakMap<AdminClient, Map<number, UserScope>>();

export function useUserScope(
  userId: number,
  hostClient: AdminClient,
  sharedQueryClient: QueryClient | undefined,
): PersonalClient {
  const scope = useMemo(() => scopeOf(hostClient, userId), [hostClient, userId]);
  const client = useMemo(() => clientOf(scope, hostClient), [scope, hostClient]);
  const former = useRef({ scope, client, sharedQueryClient });
  useEffect(() => {
    const scopes = scopesOf.get(hostClient) ?? new Map();
    for (const other of scopes.values()) {
      if (other === scope) continue;
      other.isOver = true;
      scopes.delete(other.userId);
    }
  }, [scope, hostClient]);
  useEffect(() => {
    const last = former.current;
    former.current = { scope, client, sharedQueryClient };
    if (last.scope.userId === scope.userId) return;
    last.scope.isOver = true;
    if (last.sharedQueryClient) clearUserCache(last.sharedQueryClient, last.client);
  }, [scope, client, sharedQueryClient]);
  return { scope, client };
}

function scopeOf(hostClient: AdminClient, userId: number): UserScope {
  const scopes = scopesOf.get(hostClient) ?? new Map<number, UserScope>();
  const scope = scopes.get(userId) ?? { userId, isOver: false };
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
      return hostClient.send(operation, input);
    },
  };
}
