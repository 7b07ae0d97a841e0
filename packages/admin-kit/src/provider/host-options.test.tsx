import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { expect, it } from 'vitest';
import { TicketDetail } from '../screens/ticket-detail/index.ts';
import { UserDetail } from '../screens/user-detail/index.ts';
import { AdminKitProvider } from './admin-kit-provider.tsx';

const ada = { id: 1, username: 'ada', isAdmin: true, isVerified: true };

function connect() {
  const server = createMockServer();
  const sessionId = server.signIn('globalAdmin');
  return createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
}

it.each([
  ['of a typing error', 'Europe/Belrin'],
  ['of a browser that knows none', 'Etc/Unknown'],
  ['of an empty setting', ''],
  ['of a missing setting', null as unknown as string],
])('a time zone %s leaves the times of the reader', async (_, timeZone) => {
  const client = connect();
  const session = { user: ada };
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

it('one does not take the rights from oneself unasked, although the host gives the id as a text', async () => {
  const session = { user: { ...ada, id: '1' as unknown as number } };
  render(
    <AdminKitProvider {...{ client: connect(), session }}>
      <UserDetail userId={1} />
    </AdminKitProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Global admin' }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Remove global admin from yourself?');
});
