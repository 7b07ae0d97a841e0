import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { OrgUsersPanel } from '@timemap/admin-kit/org-users';
import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import '../in-page.ts';

const organization = { id: 2, name: 'Harbour City Schools', is_localadmin: true, children: [] };

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method === 'POST') {
    const name = new URLSearchParams(await request.text()).get('username') ?? '';
    if (name.endsWith('0@mail.example'))
      return Response.json({ error: `No such user: ${name}` }, { status: 400 });
    return Response.json({});
  }
  return Response.json(request.url.endsWith('/users') ? [] : organization);
}

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({
  baseUrl: 'https://api.test',
  getSessionId: () => 'session',
  fetch: answer,
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AdminKitProvider client={client} session={session}>
      <OrgUsersPanel organizationId={organization.id} />
    </AdminKitProvider>,
  );
}
