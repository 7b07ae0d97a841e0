import type { AdminClient } from '@timemap/admin-api';
import { AdminKitProvider, useAdminKit } from '@timemap/admin-kit';
import { OrgTree } from '@timemap/admin-kit/org-tree';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { exposeTree } from './bench-page.ts';
import { makeOrganizations } from './dataset.ts';
import './ours.css';

const organizations = makeOrganizations();
const client: AdminClient = {
  id: 'bench',
  baseUrl: 'https://api.test',
  send: () => new Promise(() => {}),
};
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

function LoadedTree() {
  const { queryClient, client: ownClient } = useAdminKit();
  useState(() => {
    const input = { query: { includeChildren: true } };
    queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
    queryClient.setQueryData(
      ['admin-kit', ownClient.id, 'GET /organizations/admin/all', input],
      organizations,
    );
  });
  return <OrgTree selectedId={null} className="bench-tree" />;
}

exposeTree((into) =>
  createRoot(into).render(
    <AdminKitProvider client={client} session={session}>
      <LoadedTree />
    </AdminKitProvider>,
  ),
);
