import { createAdminClient, type EnterpriseDeal } from '@timemap/admin-api';
import { AdminKitProvider, useAdminKit } from '@timemap/admin-kit';
import { EnterpriseDealsTable } from '@timemap/admin-kit/enterprise-deals';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keyOf } from '../../../packages/admin-kit/src/data/query.ts';
import { dealsQuery } from '../../../packages/admin-kit/src/screens/enterprise-deals/api.ts';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeBench } from '../users-table/bench-page.ts';
import type { BenchUser } from '../users-table/users.ts';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => null,
  fetch: () => new Promise(() => {}),
});
const created = '2026-03-04T05:06:07.000Z';

const dealOf = ({ id, username, projectCount }: BenchUser): EnterpriseDeal => ({
  id,
  name: username,
  created,
  createdAt: Date.parse(created),
  periodDays: 365,
  softLimit: projectCount,
  hardLimit: projectCount * 2,
  institutionId: id % 3 === 0 ? id : null,
});

function LoadedTable({ deals }: { deals: EnterpriseDeal[] }) {
  const { queryClient, client: ownClient } = useAdminKit();
  useState(() => {
    queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
    queryClient.setQueryData(keyOf(ownClient, dealsQuery), deals);
  });
  return <EnterpriseDealsTable />;
}

function Page() {
  const [deals, setDeals] = useState<EnterpriseDeal[] | null>(null);
  exposeBench((users) => setDeals(users.map(dealOf)));
  if (deals === null) return null;
  return (
    <AdminKitProvider client={client} session={session}>
      <LoadedTable deals={deals} />
    </AdminKitProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
