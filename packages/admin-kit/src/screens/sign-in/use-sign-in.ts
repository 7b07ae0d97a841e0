import { type AdminClient, ApiError, call, decodeSessionId } from '@timemap/admin-api';
import { useRef, useState } from 'react';

export interface SignInOptions {
  /** Needs no session. `null`: there is no server, and `submit` does nothing. */
  client: AdminClient | null;
  /** Fires once for each successful attempt, which stays pending until the promise settles. */
  onSignedIn: (event: { sessionId: string }) => void | Promise<void>;
  /** Fires for each failed attempt, including those without a message. */
  onSignInFailed?: (event: { error: ApiError }) => void;
}

export interface SignIn {
  readonly status: 'idle' | 'attempting';
  /** Why the last attempt failed. A lost connection has no message (A §8) and is reported to `onSignInFailed` only. */
  readonly error: ApiError | null;
  /** Ignored while an attempt is pending. Rejects only if `onSignedIn` does. */
  submit(credentials: Credentials): Promise<void>;
}

const SILENT: ReadonlySet<ApiError['kind']> = new Set(['network', 'offline', 'timeout', 'aborted']);

/** Signing in without a view and without a provider, because there is no session yet. @spec A §2, A §8 */
export function useSignIn({ client, onSignedIn, onSignInFailed }: SignInOptions): SignIn {
  const isBusy = useRef(false);
  const [status, setStatus] = useState<SignIn['status']>('idle');
  const [error, setError] = useState<ApiError | null>(null);

  function fail(thrown: unknown): null {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (!SILENT.has(thrown.kind)) setError(thrown);
    onSignInFailed?.({ error: thrown });
    return null;
  }

  async function submit({ user, password }: Credentials): Promise<void> {
    // State updates too late to stop a second Enter.
    if (client === null || isBusy.current) return;
    isBusy.current = true;
    setStatus('attempting');
    setError(null);
    try {
      const body = { user, pass: password };
      const sessionId = await call(client, 'POST /login', { body }, decodeSessionId).catch(fail);
      if (sessionId !== null) await onSignedIn({ sessionId });
    } finally {
      isBusy.current = false;
      setStatus('idle');
    }
  }

  return { status, error, submit };
}

export interface Credentials {
  /** Username or email; the server decides which. */
  readonly user: string;
  readonly password: string;
}
