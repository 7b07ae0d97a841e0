import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminClientOptions, createAdminClient } from '@timemap/admin-api';
import { type AccountName, accounts, createMockServer } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminSession } from '../context/admin-kit-context.ts';
import { CouponsTable } from '../screens/coupons/index.ts';
import { LicenseCard } from '../screens/license/index.ts';
import { TicketDetail } from '../screens/ticket-detail/index.ts';
import { AdminKitProvider, type AdminKitProviderProps } from './admin-kit-provider.tsx';

const school = { id: 2, name: 'Harbour City Schools', parentId: 0, isLocalAdmin: true };

const sessionOf = (account: AccountName): AdminSession => {
  const { userId: id, username } = accounts[account];
  return { user: { id, username, isAdmin: true, isVerified: true } };
};

function connect(
  identity: Pick<AdminClientOptions, 'getToken' | 'getSessionId'>,
  server = createMockServer(),
) {
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    fetch: (input, init) => server.fetch(new Request(input, init)),
    ...identity,
  });
  return { server, client };
}

const asked = (server: ReturnType<typeof createMockServer>) =>
  server.requests().map(({ operation }) => operation);

describe('screens that failed for the session', () => {
  const screens = (
    <>
      <CouponsTable />
      <TicketDetail ticketId={1} />
      <LicenseCard organization={school} />
    </>
  );
  const ticket = () => screen.findByRole('heading', { name: /^I cannot find the project/ });
  const failures = () => screen.findAllByText('Invalid session');

  async function allHealed() {
    await ticket();
    await screen.findAllByRole('row');
    await screen.findByRole('button', { name: 'Disable License' });
    expect(screen.queryByText('Invalid session')).toBeNull();
  }

  function provide(props: Partial<AdminKitProviderProps> = {}) {
    let token = 'expired';
    const { server, client } = connect({ getSessionId: () => token });
    const onSessionExpired = vi.fn();
    const page = (session: AdminSession) => (
      <StrictMode>
        <AdminKitProvider {...{ client, session, onSessionExpired, ...props }}>{screens}</AdminKitProvider>
      </StrictMode>
    );
    const { rerender } = render(page(sessionOf('globalAdmin')));
    const signIn = () => {
      token = server.signIn('globalAdmin');
    };
    return { server, onSessionExpired, signIn, renew: () => rerender(page(sessionOf('globalAdmin'))) };
  }

  it.each([
    ['of its own', {}],
    ['of the host', { queryClient: new QueryClient() }],
  ])('heal when the host passes a new one, with a cache %s', async (_, props) => {
    const { onSessionExpired, signIn, renew } = provide(props);
    await failures();
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    signIn();
    renew();
    await allHealed();
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('heal when the answers of the old one come after the new one', async () => {
    const { server, onSessionExpired, signIn, renew } = provide();
    const answer = server.hold('*');
    await waitFor(() => expect(asked(server)).not.toEqual([]));
    signIn();
    renew();
    answer();
    await allHealed();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('heal together when one of them is retried under a new token', async () => {
    const { signIn } = provide();
    await failures();
    signIn();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Retry' }))[0] as HTMLElement);
    await allHealed();
  });

  it('are not asked for without end by a host with a new object for the same session', async () => {
    const { server, renew } = provide();
    await failures();
    vi.useFakeTimers();
    for (let seconds = 0; seconds < 60; seconds++) {
      renew();
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    vi.useRealTimers();
    expect(asked(server).filter((operation) => operation === 'GET /support/{id}').length).toBeLessThan(12);
  });
});

it('a refused token is renewed once for all screens, and a write is made again only by the person', async () => {
  const server = createMockServer();
  let token = server.signIn('globalAdmin');
  const renewals: boolean[] = [];
  const getToken = async ({ renew }: { renew: boolean }) => {
    if (renew) {
      renewals.push(renew);
      token = server.signIn('globalAdmin');
    }
    return token;
  };
  const { client } = connect({ getToken }, server);
  const onSessionExpired = vi.fn();
  render(
    <AdminKitProvider {...{ client, session: sessionOf('globalAdmin'), onSessionExpired }}>
      <LicenseCard organization={school} />
    </AdminKitProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Disable License' });
  server.use(fail('POST /licenses/toggle', 'Invalid session', 400, { times: 1 }));
  await userEvent.click(button);
  await waitFor(() =>
    expect(document.body).toHaveTextContent('Your session had ended and was renewed. Nothing was changed.'),
  );
  expect(asked(server).filter((operation) => operation === 'POST /licenses/toggle')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Disable License' }));
  await screen.findByRole('button', { name: 'Enable License' });
  expect(renewals).toEqual([true]);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it('a session may come as a promise', async () => {
  const server = createMockServer();
  const { client } = connect({ getToken: async () => server.signIn('globalAdmin') }, server);
  const session = Promise.resolve(sessionOf('globalAdmin'));
  await act(async () => {
    render(
      <Suspense fallback="Signing in">
        <AdminKitProvider {...{ client, session }}>
          <TicketDetail ticketId={1} />
        </AdminKitProvider>
      </Suspense>,
    );
  });
  await screen.findByRole('heading', { name: /^I cannot find the project/ });
});

describe('two people on one page', () => {
  const provider = (props: Pick<AdminKitProviderProps, 'client' | 'session'>, children: ReactNode) => (
    <AdminKitProvider {...props}>{children}</AdminKitProvider>
  );

  it.each([
    ['with one client', true],
    ['with a client each', false],
  ])('do not end each other, %s', async (_, isOne) => {
    const server = createMockServer();
    const sessionId = server.signIn('globalAdmin');
    const connection = () => connect({ getSessionId: () => sessionId }, server).client;
    const first = connection();
    const second = isOne ? first : connection();
    render(
      <StrictMode>
        {provider(
          { client: first, session: sessionOf('globalAdmin') },
          <LicenseCard organization={school} />,
        )}
        {provider({ client: second, session: sessionOf('orgAdmin') }, <TicketDetail ticketId={1} />)}
      </StrictMode>,
    );
    await screen.findByRole('heading', { name: /^I cannot find the project/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable License' }));
    await screen.findByRole('button', { name: 'Enable License' });
  });
});
