import { call, createAdminClient, createSessionStore, decodeCurrentUser } from '/admin-elements/elements.js';
import { apiBaseUrl } from '/config.js';

/** The configuration of <ak-admin-kit>: the client and the session. */
export async function loadConfiguration() {
  const store = createSessionStore();
  const client = createAdminClient({ baseUrl: apiBaseUrl, getSessionId: store.get });
  const user = await call(client, 'GET /userinfo', {}, decodeCurrentUser);
  return { client, session: { user } };
}
