import {
  type AdminClient,
  ApiError,
  type CurrentUser,
  call,
  createAdminClient,
  decodeCurrentUser,
} from '@timemap/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sessions } from './sessions.ts';

export type Visitor =
  | { readonly status: 'asking' }
  | { readonly status: 'signedOut'; readonly because: 'none' | 'ended' | 'stopped' }
  | { readonly status: 'unreachable' }
  | {
      readonly status: 'signedIn';
      readonly user: CurrentUser;
      readonly client: AdminClient;
      readonly isActing: boolean;
    };

export interface Visit {
  readonly visitor: Visitor;
  signIn(sessionId: string): void;
  leave(because: 'ended' | 'stopped'): void;
  askAgain(): void;
}

/** @operation GET /userinfo */
export function useVisitor(apiBaseUrl: string, sessions: Sessions): Visit {
  const [visitor, setVisitor] = useState<Visitor>({ status: 'asking' });
  const [asked, setAsked] = useState(0);
  const askedId = useRef<string | null>(null);

  const leave = useCallback(
    (because: 'ended' | 'stopped') => {
      const store = sessions.acting.get() === null ? sessions.own : sessions.acting;
      if (store.get() === askedId.current) store.clear();
      setVisitor({ status: 'signedOut', because });
    },
    [sessions],
  );

  const ask = useCallback(
    async (signal: AbortSignal): Promise<Visitor> => {
      const actingId = sessions.acting.get();
      const sessionId = actingId ?? sessions.own.get();
      askedId.current = sessionId;
      if (sessions.isHandoverDamaged) return { status: 'signedOut', because: 'ended' };
      if (sessionId === null) return { status: 'signedOut', because: 'none' };
      // A fixed id, because another window may store another session during the request.
      const client = createAdminClient({ baseUrl: apiBaseUrl, getSessionId: () => sessionId });
      const user = await call(client, 'GET /userinfo', { signal }, decodeCurrentUser);
      return { status: 'signedIn', user, client, isActing: actingId !== null };
    },
    [apiBaseUrl, sessions],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says that it is to be asked again
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    ask(signal)
      .then((answer) => signal.aborted || setVisitor(answer))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.kind === 'session') leave('ended');
        else setVisitor({ status: 'unreachable' });
      });
    return () => stop.abort();
  }, [ask, leave, asked]);

  const askAgain = () => {
    setVisitor({ status: 'asking' });
    setAsked((times) => times + 1);
  };
  const signIn = (sessionId: string) => {
    sessions.own.set(sessionId);
    askAgain();
  };
  return { visitor, signIn, leave, askAgain };
}
