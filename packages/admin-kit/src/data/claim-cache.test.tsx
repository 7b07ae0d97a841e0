import { type DefaultOptions, dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminClient, createAdminClient } from '@timemap/admin-api';
import { accounts, createMockServer } from '@timemap/admin-mock';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { CouponsTable } from '../screens/coupons/index.ts';
import { TicketDetail } from '../screens/ticket-detail/index.ts';
import { UserDetail } from '../screens/user-detail/index.ts';
import { invalidate } from './invalidate.ts';
import { cacheKey, query } from './query.ts';
import { useRead } from './use-read.ts';

const { userId, username } = accounts.globalAdmin;
const session = { user: { id: userId, username, isAdmin: true, isVerified: true } };

type Queries = NonNullable<DefaultOptions['queries']>;
const later = 600_000;

/** A value of each default that a host can set, as far from ours as it can be. */
const odd: Record<keyof Required<Queries>, unknown> & { suspense: true } = {
  _defaulted: undefined,
  _optimisticResults: 'isRestoring',
  _type: undefined,
  behavior: { onFetch: () => expect.fail('the behavior of the host') },
  enabled: false,
  gcTime: 0,
  initialData: { name: 'of the host' },
  initialDataUpdatedAt: Date.now() + later,
  maxPages: 1,
  meta: { host: true },
  networkMode: 'offlineFirst',
  notifyOnChangeProps: [],
  persister: async () => 'from storage',
  placeholderData: (before: unknown) => before ?? 'of the host',
  queryFn: async () => 'from the host',
  queryHash: undefined,
  queryKeyHashFn: () => 'one for all',
  refetchInterval: later,
  refetchIntervalInBackground: true,
  refetchOnMount: false,
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: 'always',
  retry: true,
  retryDelay: later,
  retryOnMount: false,
  select: () => 'selected by the host',
  staleTime: 'static',
  structuralSharing: (before: unknown, after: unknown) => before ?? after,
  suspense: true,
  throwOnError: true,
};

const decodeName = (answer: unknown) => String((answer as { name: unknown }).name) as never;
const organization = (id: number) => query('GET /organizations/{id}', decodeName, { path: { id } });

describe('with any default of the host', () => {
  it('a read means the same', async () => {
    const names = new Map([[5, 'Arts']]);
    const law = Promise.withResolvers<Response>();
    const client = createAdminClient({
      baseUrl: 'https://api.test',
      getSessionId: () => 'a-session',
      fetch: async (input) => {
        const id = Number(new Request(input).url.split('/').at(-1));
        if (id === 6) return law.promise;
        const found = names.get(id);
        return found
          ? Response.json({ name: found })
          : Response.json({ error: 'Not today' }, { status: 400 });
      },
    });
    const queryClient = new QueryClient({ defaultOptions: { queries: odd as Queries } });
    const page = () =>
      renderHook(
        ({ id }: { id: number | null }) => ({
          kit: useAdminKit(),
          read: useRead(id === null ? null : organization(id)),
        }),
        {
          initialProps: { id: 5 as number | null },
          wrapper: ({ children }) => (
            <AdminKitProvider {...{ client, session, queryClient }}>{children}</AdminKitProvider>
          ),
        },
      );
    const first = page();
    const { result, rerender } = first;
    expect(result.current.read).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.read).toMatchObject({ data: 'Arts', isRefreshing: false }));
    rerender({ id: 6 });
    expect(result.current.read).toEqual({ status: 'loading' });
    law.resolve(Response.json({ name: 'Law' }));
    await waitFor(() => expect(result.current.read).toMatchObject({ data: 'Law' }));
    rerender({ id: null });
    expect(result.current.read).toEqual({ status: 'loading' });
    rerender({ id: 7 });
    await waitFor(() => expect(result.current.read).toMatchObject({ status: 'failed', isRetrying: false }));
    names.set(7, 'Music');
    act(() => {
      if (result.current.read.status === 'failed') result.current.read.retry();
    });
    await waitFor(() => expect(result.current.read).toMatchObject({ data: 'Music' }));

    const write = async (id: number, to: string) => {
      names.set(id, to);
      const { kit } = result.current;
      const keys = [cacheKey('GET /organizations/{id}', { path: { id } })];
      await act(() => invalidate(kit.queryClient, kit.client, keys));
    };
    await write(7, 'Music and Dance');
    await waitFor(() => expect(result.current.read).toMatchObject({ data: 'Music and Dance' }));
    await write(5, 'Arts and Crafts');
    first.unmount();
    const second = page();
    await waitFor(() => expect(second.result.current.read).toMatchObject({ data: 'Arts and Crafts' }));
    second.unmount();
    queryClient.clear();
  });
});

function setUp(queryClient: QueryClient) {
  const server = createMockServer();
  const sessionId = server.signIn('globalAdmin');
  const hostClient: AdminClient = {
    ...createAdminClient({
      baseUrl: 'https://api.test',
      getSessionId: () => sessionId,
      fetch: (input, init) => server.fetch(new Request(input, init)),
    }),
    id: 'the-client',
  };
  const page = (children: ReactNode) => (
    <AdminKitProvider {...{ client: hostClient, session, queryClient }}>{children}</AdminKitProvider>
  );
  return { server, page };
}

const fresh = () => new QueryClient({ defaultOptions: { queries: { staleTime: later } } });

it('a ticket never shows the one before it in a cache that keeps previous data', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { placeholderData: (before: unknown) => before } },
  });
  const { server, page } = setUp(queryClient);
  const { rerender } = render(page(<TicketDetail ticketId={1} />));
  const text = 'I cannot find the project my teacher shared.';
  await screen.findByRole('heading', { level: 2, name: text });
  const answer = server.hold('GET /support/{id}');
  rerender(page(<TicketDetail ticketId={2} />));
  expect(document.body).not.toHaveTextContent(text);
  answer();
});

describe('what a host stores of its cache', () => {
  it('has its own data, and none of a screen', async () => {
    const queryClient = fresh();
    queryClient.setQueryData(['cart'], 3);
    render(setUp(queryClient).page(<UserDetail userId={3} />));
    await screen.findAllByText(/^mia$/);
    expect(dehydrate(queryClient).queries.map(({ queryKey }) => queryKey)).toEqual([['cart']]);
  });

  it('is what its own filter wants, without that of a screen', async () => {
    const queryClient = new QueryClient({
      defaultOptions: { dehydrate: { shouldDehydrateQuery: ({ queryKey }) => queryKey[0] !== 'secret' } },
    });
    queryClient.setQueryData(['cart'], 3);
    queryClient.setQueryData(['secret'], 4);
    render(setUp(queryClient).page(<CouponsTable />));
    await screen.findAllByRole('row');
    expect(dehydrate(queryClient).queries.map(({ queryKey }) => queryKey)).toEqual([['cart']]);
  });
});

it.each([
  ['a user', <UserDetail key="user" userId={3} />, 'GET /global/users/{id}', /^mia$/],
  ['coupons', <CouponsTable key="coupons" />, 'GET /coupons', /^[A-Z0-9-]{4,}$/],
])(
  'what a host has stored of %s by its own filter comes back as it was, without a request',
  async (_, view, operation, text) => {
    const before = fresh();
    const first = render(setUp(before).page(view));
    await screen.findAllByText(text);
    const times = () => Array.from(document.querySelectorAll('time'), ({ title }) => title);
    await waitFor(() => expect(times()).not.toEqual([]));
    const shown = times();
    const stored = JSON.stringify(
      dehydrate(before, { shouldDehydrateQuery: ({ state }) => state.status === 'success' }),
    );
    first.unmount();

    const after = fresh();
    hydrate(after, JSON.parse(stored));
    const { server, page } = setUp(after);
    render(page(view));
    await screen.findAllByText(text);
    // Later parts may bring further times.
    await waitFor(() => expect(times()).toEqual(expect.arrayContaining(shown)));
    expect(server.requests().map((request) => request.operation)).not.toContain(operation);
  },
);

it.each([
  ['a user', <UserDetail key="user" userId={3} />, 'GET /global/users/{id}', /^mia$/],
  ['a ticket', <TicketDetail key="ticket" ticketId={1} />, 'GET /support/{id}', /^I cannot find the project/],
])(
  'Retry reads %s again where data of another version in the cache makes the screen crash',
  async (_, view, operation, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const queryClient = fresh();
    const { server, page } = setUp(queryClient);
    const before = render(page(view));
    await screen.findAllByText(text);
    before.unmount();
    const broken = () => null;
    queryClient.setQueriesData({ predicate: ({ queryKey }) => queryKey[2] === operation }, (data: unknown) =>
      Array.isArray(data) ? data.map(broken) : broken(),
    );
    const { unmount } = render(page(view));
    await screen.findByText('This part stopped working');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findAllByText(text);
    expect(server.requests().filter((request) => request.operation === operation)).toHaveLength(2);
    unmount();
  },
);
