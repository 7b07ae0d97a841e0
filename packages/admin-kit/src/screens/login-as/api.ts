import { type AdminClient, call, readSessionId } from '@timemap/admin-api';

/** Answers another's session id: hand it on to the new window and nowhere else. @operation POST /global/users/loginas @spec B §7 */
export const logInAs = (client: AdminClient, userId: number): Promise<string> =>
  call(client, 'POST /global/users/loginas', { body: { user_id: userId } }, readSessionId);
