import type { QueryClient } from '@tanstack/react-query';
import { type AdminClient, ApiError } from '@timemap/admin-api';
import { useEffect, useMemo, useRef } from 'react';
import { forgetAll } from '../data/query.ts';

/** The time one person is signed in with a provider, over as many sessions as it takes. */
export interface Stay {
  readonly userId: number;
  /** Somebody else is signed in by now. */
  hasEnded: boolean;
}

interface PersonalClient {
  readonly stay: Stay;
  /** Its id holds the person's, so that nothing one person has loaded is found by another. */
  readonly client: AdminClient;
}

/** The host's client as one person has it. When somebody else comes, what the former person had loaded is forgotten. */
export function useStay(
  userId: number,
  hostClient: AdminClient,
  sharedQueryClient: QueryClient | undefined,
): PersonalClient {
  const stay = useMemo<Stay>(() => ({ userId, hasEnded: false }), [userId]);
  const client = useMemo(() => clientDuring(stay, hostClient), [stay, hostClient]);
  const former = useRef({ stay, client, sharedQueryClient });
  useEffect(() => {
    const last = former.current;
    former.current = { stay, client, sharedQueryClient };
    if (last.stay.userId === stay.userId) return;
    last.stay.hasEnded = true;
    if (last.sharedQueryClient) forgetAll(last.sharedQueryClient, last.client);
  }, [stay, client, sharedQueryClient]);
  return { stay, client };
}

function clientDuring(stay: Stay, hostClient: AdminClient): AdminClient {
  return {
    id: `${hostClient.id}/${stay.userId}`,
    baseUrl: hostClient.baseUrl,
    send: async (operation, input) => {
      // The host's client would send it with the session of whoever is there now.
      if (stay.hasEnded) throw new ApiError('aborted', operation, { wasSent: false });
      return hostClient.send(operation, input);
    },
  };
}
