import { type AdminClient, call, readSessionId } from '@timemap/admin-api';

/**
 * Returns another user's session id. Pass it to the new window only.
 * @operation POST /global/users/loginas @spec B §7
 */
export const logInAs = (client: AdminClient, userId: number): Promise<string> =>
  call(client, 'POST /global/users/loginas', { body: { user_id: userId } }, readSessionId);
