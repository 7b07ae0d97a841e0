import { dehydrate, QueryCache, QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type AccountName, accounts, createMockServer } from '@timemap/admin-mock';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { LicenseCard } from '../screens/license/index.ts';
import { claimCache } from './claim-cache.ts';

const organization = { id: 2, name: 'Harbour City Schools', parentId: 0, isLocalAdmin: true };
const card = <LicenseCard organization={organization} />;
const button = (name: string) => screen.findByRole('button', { name });

function setUp(queryClient: QueryClient, account: AccountName = 'globalAdmin') {
  const server = createMockServer();
  const sessionId = server.signIn(account);
  const { userId: id, username } = accounts[account];
  const session = { user: { id, username, isAdmin: account === 'globalAdmin', isVerified: true } };
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const page = (children: ReactNode) => (
    <StrictMode>
      <AdminKitProvider {...{ client, session, queryClient }}>{children}</AdminKitProvider>
    </StrictMode>
  );
  return { server, page };
}

const disturbances: [string, (cache: QueryClient) => unknown][] = [
  ['clears it', (cache) => cache.clear()],
  ['resets it', (cache) => cache.resetQueries()],
  ['takes all out', (cache) => cache.removeQueries()],
  ['cancels all loads', (cache) => cache.cancelQueries()],
  ['invalidates all', (cache) => cache.invalidateQueries()],
];

describe('in a cache of the host', () => {
  it.each(disturbances)('loads a screen when the host %s during its first load', async (_, disturb) => {
    const queryClient = new QueryClient();
    const { server, page } = setUp(queryClient);
    const answer = server.hold('GET /licenses/{orgId}');
    render(page(card));
    await waitFor(() => expect(server.requests()).not.toEqual([]));
    void disturb(queryClient);
    answer();
    await button('Disable License');
  });

  it.each(disturbances)('shows a save once when the host %s during it', async (_, disturb) => {
    const queryClient = new QueryClient();
    const { server, page } = setUp(queryClient);
    render(page(card));
    const answer = server.hold('POST /licenses/toggle');
    await userEvent.click(await button('Disable License'));
    void disturb(queryClient);
    answer();
    await button('Enable License');
    const writes = server.requests().filter(({ method }) => method !== 'GET');
    expect(writes).toHaveLength(1);
  });

  it('what a screen has loaded stays out of the storage of a host that sets its defaults later', async () => {
    const queryClient = new QueryClient();
    const { page } = setUp(queryClient);
    const { rerender } = render(page(null));
    queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } });
    queryClient.setQueryData(['cart'], 3);
    rerender(page(card));
    await button('Disable License');
    expect(dehydrate(queryClient).queries.map(({ queryKey }) => queryKey)).toEqual([['cart']]);
  });

  it('defaults of the host for all keys change no read', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryDefaults([], { enabled: false, networkMode: 'offlineFirst', select: () => 'odd' });
    render(setUp(queryClient).page(card));
    await button('Disable License');
  });

  it('the filter of the host is wrapped once, however many copies of the kit ask', () => {
    const queryClient = new QueryClient();
    claimCache(queryClient);
    const { dehydrate: first } = queryClient.getDefaultOptions();
    claimCache(queryClient);
    expect(queryClient.getDefaultOptions().dehydrate).toBe(first);
  });

  it.each(['onSuccess', 'onSettled'])(
    'data is not out of date because %s of the host fails',
    async (name) => {
      const fail = () => {
        throw new Error('of the host');
      };
      const queryClient = new QueryClient({ queryCache: new QueryCache({ [name]: fail }) });
      render(setUp(queryClient).page(card));
      await button('Disable License');
      expect(document.body).not.toHaveTextContent('May be out of date');
    },
  );

  it('two people each have their own data', async () => {
    const queryClient = new QueryClient();
    const first = setUp(queryClient);
    const second = setUp(queryClient, 'orgAdmin');
    render(
      <>
        {first.page(card)}
        {second.page(card)}
      </>,
    );
    await button('Disable License');
    await waitFor(() => expect(screen.getAllByText('Seats taken')).toHaveLength(2));
    // Only global admins may.
    expect(screen.getAllByRole('button', { name: 'Disable License' })).toHaveLength(1);
    expect(second.server.requests()).not.toEqual([]);
  });
});
