import {
  call,
  createAdminClient,
  createSessionStore,
  readCurrentUser,
} from '/admin-kit/standalone/elements.js';
import { apiBaseUrl } from '/config.js';

/** What <ak-admin-kit> is told: the client, and who is signed in. */
export async function loadConfiguration() {
  const store = createSessionStore();
  const client = createAdminClient({ baseUrl: apiBaseUrl, getSessionId: store.get });
  const user = await call(client, 'GET /userinfo', {}, readCurrentUser);
  return { client, session: { user } };
}
