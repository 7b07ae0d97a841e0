import { type AdminUser, createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider, queryKey, useAdminKit } from '@timemap/admin-kit';
import { UsersTable } from '@timemap/admin-kit/users';
import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeBench } from './bench-page.ts';
import { asSent, type BenchUser } from './users.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
let users: readonly BenchUser[] = [];

const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => null,
  fetch: async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') return Response.json({});
    const user = users[Number(url.split('/global/users/')[1]) - 1];
    return user ? Response.json(asSent(user)) : new Promise(() => {});
  },
});

const asRead = (user: BenchUser): AdminUser => ({
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  email: user.email,
  status: 0,
  isVerified: user.isVerified,
  isGlobalAdmin: false,
  isSubscribed: user.projectCount % 2 === 0,
  isGrandfathered: false,
  hasEduEligibilityOverride: false,
  skipsLtiPayments: false,
  trialExpiresAt: Date.UTC(2026, user.projectCount % 24, 4),
  createdAt: Date.UTC(2021, 2, 4),
});

/** Shows users as if they had been read. The reading has a bench of its own. */
function Page() {
  const { client, queryClient } = useAdminKit();
  const key = queryKey(client, 'GET /global/users', {});
  let read: readonly AdminUser[] = [];
  exposeBench(
    () => queryClient.setQueryData(key, read),
    (made) => {
      users = made;
      read = made.map(asRead);
      void queryClient.cancelQueries({ queryKey: key });
    },
  );
  return <UsersTable />;
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminKitProvider client={client} session={session}>
      <Page />
    </AdminKitProvider>,
  );
}
