import { render, screen } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { expect, it } from 'vitest';
import { TicketDetail } from '../screens/ticket-detail/index.ts';
import { AdminKitProvider } from './admin-kit-provider.tsx';

it.each([
  ['of a typing error', 'Europe/Belrin'],
  ['of a browser that knows none', 'Etc/Unknown'],
  ['of an empty setting', ''],
  ['of a missing setting', null as unknown as string],
])('a time zone %s leaves the times of the reader', async (_, timeZone) => {
  const server = createMockServer();
  const sessionId = server.signIn('globalAdmin');
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
  const page = (zone: string) => (
    <AdminKitProvider {...{ client, session }} timeZone={zone}>
      <TicketDetail ticketId={1} />
    </AdminKitProvider>
  );
  const times = () => Array.from(document.querySelectorAll('time'), ({ textContent }) => textContent);
  const { rerender } = render(page('UTC'));
  await screen.findByRole('heading', { name: /^I cannot find the project/ });
  const inUtc = times();
  expect(inUtc).not.toEqual([]);
  rerender(page(timeZone));
  expect(times()).toEqual(inUtc);
});
