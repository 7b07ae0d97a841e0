import { type AdminClient, call, filledText, readScalar } from '@timemap/admin-api';

export interface Credentials {
  /** Username or email; the server decides which. */
  readonly user: string;
  readonly password: string;
}

/** Returns the id of the new session. @operation POST /login @spec A §7 */
export function signIn(client: AdminClient, { user, password }: Credentials): Promise<string> {
  return call(client, 'POST /login', { body: { user, pass: password } }, readSessionId);
}

const readSessionId = readScalar('sid', filledText);
