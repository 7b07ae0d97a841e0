import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { UsersTable } from '@timemap/admin-kit/users';
import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeBench } from './bench-page.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const answer = exposeBench();
const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => null,
  timeoutMs: 600_000,
  fetch: async (input, init) =>
    new Request(input, init).url.endsWith('/global/users') ? answer : new Promise(() => {}),
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminKitProvider client={client} session={session}>
      <UsersTable />
    </AdminKitProvider>,
  );
}
