import {
  QueryClient,
  QueryClientProvider,
  useIsFetching,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createAdminClient } from '@timemap/admin-api';
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@timemap/admin-kit/styles.css';

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const client = createAdminClient({
  baseUrl: '/api',
  getSessionId: () => localStorage.getItem('cv-sid'),
});
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

const isShared = location.search !== '?own';
let answers = 0;

function Page() {
  const cache = useQueryClient();
  const loads = useIsFetching();
  const { data } = useQuery({
    queryKey: ['of the host'],
    queryFn: () => {
      answers += 1;
      return Promise.resolve(answers);
    },
  });
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <p role="status">{loads === 0 ? 'Nothing is loading' : 'Loading'}</p>
      <p>Answers to the host: {data}</p>
      <button type="button" onClick={() => cache.invalidateQueries()}>
        Load everything again
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Leave' : 'Come back'}
      </button>
      {isShown && (
        <AdminKitProvider client={client} session={session} {...(isShared && { queryClient: cache })}>
          <LicenseCard
            organization={{ id: 1, name: 'Northwind University', parentId: 0, isLocalAdmin: true }}
          />
          <ProjectRolesPanel project={{ id: 1, name: 'North Sea Trade 1100–1550' }} />
        </AdminKitProvider>
      )}
    </main>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <Page />
  </QueryClientProvider>,
);
