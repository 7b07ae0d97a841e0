import { ApiError, call, createAdminClient, decodeSessionId } from '@timemap/admin-api';
import { useState } from 'react';

interface Props {
  apiBaseUrl: string;
  onSignedIn: (sessionId: string) => void;
}

/** @operation POST /login */
export function SignInForm({ apiBaseUrl, onSignedIn }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async (fields: FormData) => {
    const client = createAdminClient({ baseUrl: apiBaseUrl, getSessionId: () => null });
    const body = { user: String(fields.get('user')), pass: String(fields.get('password')) };
    setIsBusy(true);
    setProblem(null);
    try {
      onSignedIn(await call(client, 'POST /login', { body }, decodeSessionId));
    } catch (error) {
      const serverText = error instanceof ApiError ? error.serverText : null;
      setProblem(serverText ?? 'That did not work. Try again.');
      setIsBusy(false);
    }
  };

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void signIn(new FormData(event.currentTarget));
      }}
    >
      <label>
        Name or email <input name="user" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit">Sign in</button>
    </form>
  );
}
