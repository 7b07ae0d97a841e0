import {
  type AdminKitConfiguration,
  call,
  createAdminClient,
  decodeCurrentUser,
} from '@timemap/admin-elements';
import '@timemap/admin-elements/elements.css';

const client = createAdminClient({
  baseUrl: '/api',
  getSessionId: () => localStorage.getItem('cv-sid'),
});

export async function loadConfiguration(): Promise<AdminKitConfiguration> {
  return { client, session: { user: await call(client, 'GET /userinfo', {}, decodeCurrentUser) } };
}

export function lineOf({ detail }: WindowEventMap['ak-event']): string | null {
  return detail.type === 'action' ? `${detail.action.name}: ${detail.outcome}` : null;
}
