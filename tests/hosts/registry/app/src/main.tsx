import { createAdminClient } from '@timemap/admin-api';
import { createRoot } from 'react-dom/client';
import { AdminKitProvider } from './components/admin-kit';
import { LicenseCard } from './components/admin-kit/screens/license';

const client = createAdminClient({ baseUrl: '/api', getSessionId: () => localStorage.getItem('cv-sid') });
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const organization = { id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true };

createRoot(document.getElementById('app') as HTMLElement).render(
  <AdminKitProvider client={client} session={session}>
    <LicenseCard organization={organization} />
  </AdminKitProvider>,
);
