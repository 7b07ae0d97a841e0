import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { createRoot } from 'react-dom/client';

const client = createAdminClient({ baseUrl: '/api', getSessionId: () => null });
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };

createRoot(document.getElementById('app') as HTMLElement).render(
  <AdminKitProvider client={client} session={session}>
    <LicenseCard organization={organization} />
  </AdminKitProvider>,
);
