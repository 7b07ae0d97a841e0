import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type AccountName, accounts, createMockServer } from '@timemap/admin-mock';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../context/drafts.ts';
import { type AdminKitConfiguration, defineAdminElements } from './index.ts';

const onlyOrens = 'Museo del Tiempo';
const shared = 'Harbour City Schools';

const markup = `<ak-org-tree></ak-org-tree>
  <ak-project-roles-panel project-id="2" project-name="Harbour Walk" is-project-admin></ak-project-roles-panel>`;

function put(injected: Partial<AdminKitConfiguration>) {
  const server = createMockServer();
  let sessionId: string | null = null;
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const kit = document.createElement('ak-admin-kit');
  kit.innerHTML = markup;
  document.body.append(kit);
  const signIn = (account: AccountName) => {
    const { userId: id, username } = accounts[account];
    sessionId = server.signIn(account);
    kit.configuration = {
      client,
      session: { user: { id, username, isAdmin: false, isVerified: true } },
      ...injected,
    };
  };
  return { server, signIn };
}

const tree = () => screen.getByRole('tree', { hidden: true });
const inTree = (name: string) => within(tree()).findByRole('treeitem', { name, hidden: true });
const panel = () => screen.findByRole('region', { name: 'Members and roles of Harbour Walk' });
const openForm = async () =>
  userEvent.click(await within(await panel()).findByRole('button', { name: /Create/ }));
const nameField = () => screen.findByRole('textbox', { name: /Name/ });

beforeAll(() => defineAdminElements());
afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
});

describe.each([
  [
    'of their own',
    () => ({}),
    '',
    async () => {
      await waitFor(() => expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull());
      await openForm();
    },
  ],
  [
    'of the host',
    () => ({ queryClient: new QueryClient(), drafts: createMemoryDrafts() }),
    'Pupils of 2027',
    async () => {
      await waitFor(async () => expect(await nameField()).toHaveValue('Pupils of 2027'));
    },
  ],
])(
  'when a configuration names somebody else, elements with caches %s',
  (_, injected, foundByFirst, comeBack) => {
    it('show nothing that the person before had loaded, and offer nothing that was typed', async () => {
      const { server, signIn } = put(injected());
      signIn('orgAdmin');
      await screen.findByRole('treeitem', { name: onlyOrens });
      await openForm();
      await userEvent.type(await nameField(), 'Pupils of 2027');
      const answer = server.hold('*');
      signIn('member');
      await waitFor(() => expect(document.body).not.toHaveTextContent(onlyOrens));
      expect(document.body).not.toHaveTextContent(shared);
      answer();
      await screen.findByRole('treeitem', { name: shared });
      expect(screen.queryByRole('treeitem', { name: onlyOrens })).toBeNull();
      await openForm();
      expect(await nameField()).toHaveValue('');
      signIn('orgAdmin');
      await comeBack();
      expect(await nameField()).toHaveValue(foundByFirst);
    });

    it('keep both for a fresh session of the same person', async () => {
      const { server, signIn } = put(injected());
      signIn('orgAdmin');
      await screen.findByRole('treeitem', { name: onlyOrens });
      await openForm();
      const field = await nameField();
      await userEvent.type(field, 'Pupils');
      const item = await inTree(onlyOrens);
      const asked = server.requests();
      signIn('orgAdmin');
      await userEvent.type(field, ' of 2027');
      expect(await nameField()).toBe(field);
      expect(field).toHaveValue('Pupils of 2027');
      expect(await inTree(onlyOrens)).toBe(item);
      expect(server.requests()).toEqual(asked);
    });
  },
);

it('a session may come as a promise', async () => {
  const { userId: id, username } = accounts.orgAdmin;
  const session = Promise.resolve({ user: { id, username, isAdmin: false, isVerified: true } });
  put({ session }).signIn('orgAdmin');
  await screen.findByRole('treeitem', { name: onlyOrens });
});
