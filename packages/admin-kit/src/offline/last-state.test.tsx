import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type AccountName, accounts, createMockServer } from '@timemap/admin-mock';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { CouponsTable } from '../screens/coupons/index.ts';
import { TicketDetail } from '../screens/ticket-detail/index.ts';
import { keepLastState } from './index.ts';

const HOUR_MS = 3_600_000;
const lastState = keepLastState({ storage: localStorage });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterEach(() => {
  vi.useRealTimers();
  lastState.forget();
});

function connect() {
  const server = createMockServer();
  const connection = { isUp: true };
  /** Each is a page load of its own: only the storage is the same. */
  const show = (view: ReactNode, account: AccountName = 'globalAdmin') => {
    cleanup();
    const sessionId = server.signIn(account);
    const client = createAdminClient({
      baseUrl: 'https://api.test',
      getSessionId: () => sessionId,
      timeoutMs: 50,
      fetch: async (input, init) => {
        if (!connection.isUp) throw new TypeError('Failed to fetch');
        return server.fetch(new Request(input, init));
      },
    });
    const { userId: id, username } = accounts[account];
    const session = { user: { id, username, isAdmin: true, isVerified: true } };
    return render(<AdminKitProvider {...{ client, session, lastState }}>{view}</AdminKitProvider>);
  };
  return { server, connection, show };
}

it('is shown while the server cannot be reached, with its age, and loaded again when the connection is back', async () => {
  const { server, connection, show } = connect();
  show(<TicketDetail ticketId={1} />);
  await screen.findByRole('heading', { name: /^I cannot find the project/ });

  connection.isUp = false;
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  show(<TicketDetail ticketId={1} />);
  await screen.findByRole('heading', { name: /^I cannot find the project/ });
  await screen.findByText(
    'The server did not answer in time. Try again. What is shown was loaded 3 hours ago.',
  );

  connection.isUp = true;
  const before = server.requests().length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(document.body).not.toHaveTextContent('What is shown'));
  expect(server.requests().length).toBeGreaterThan(before);
});

it('says so of a list too, and Retry loads it', async () => {
  const { connection, show } = connect();
  show(<CouponsTable />);
  await screen.findAllByRole('row');
  connection.isUp = false;
  vi.setSystemTime(Date.now() + 50 * HOUR_MS);
  show(<CouponsTable />);
  await screen.findAllByRole('row');
  expect(await screen.findByRole('alert')).toHaveTextContent('What is shown was loaded 2 days ago.');
  connection.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each<[string, () => void, AccountName?]>([
  ['to another person', () => {}, 'orgAdmin'],
  ['after a week', () => void vi.setSystemTime(Date.now() + 8 * 24 * HOUR_MS)],
  ['once it is forgotten', () => lastState.forget()],
  [
    'if it does not decode',
    () => {
      for (const key of Object.keys(localStorage))
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), answer: 'of another version' }));
    },
  ],
])('is not shown %s', async (_, change, account) => {
  const { connection, show } = connect();
  show(<CouponsTable />);
  await screen.findAllByRole('row');
  connection.isUp = false;
  change();
  show(<CouponsTable />, account);
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('row')).toBeNull();
});
