import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { call, createAdminClient } from '@timemap/admin-api';
import { type AccountName, accounts, createMockServer } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryDrafts } from '../context/drafts.ts';
import { useAction } from '../data/use-action.ts';
import { CreateSubOrganizationDialog } from '../screens/org-create/index.ts';
import { OrgTree } from '../screens/org-tree/index.ts';
import { AdminKitProvider, type AdminKitProviderProps } from './admin-kit-provider.tsx';

const onlyOrens = 'Museo del Tiempo';
const shared = 'Harbour City Schools';

function provide(
  children: ReactNode,
  injected: Partial<AdminKitProviderProps> = {},
  server = createMockServer(),
) {
  let sessionId: string | null = null;
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const pageOf = (account: AccountName) => {
    const { userId: id, username } = accounts[account];
    sessionId = server.signIn(account);
    return (
      <StrictMode>
        <AdminKitProvider
          client={client}
          session={{ user: { id, username, isAdmin: false, isVerified: true } }}
          {...injected}
        >
          {children}
        </AdminKitProvider>
      </StrictMode>
    );
  };
  const { rerender } = render(pageOf('orgAdmin'));
  return {
    server,
    signOut: () => rerender(<p>Signed out</p>),
    signIn: (account: AccountName) => {
      rerender(pageOf(account));
      return document.body.textContent;
    },
  };
}

const tree = <OrgTree selectedId={null} />;
const form = <CreateSubOrganizationDialog parent={{ id: 2, name: shared }} onClose={() => {}} />;
const nameField = () => screen.findByRole('textbox', { name: 'Organization name' });

describe.each([
  ['in the provider’s caches', () => ({})],
  ['in caches of the host', () => ({ queryClient: new QueryClient(), drafts: createMemoryDrafts() })],
])('when somebody else signs in, a provider with what was loaded and typed %s', (_, injected) => {
  it('shows nothing that the person before had loaded', async () => {
    const page = provide(tree, injected());
    await screen.findByRole('treeitem', { name: onlyOrens });
    expect(page.signIn('member')).not.toContain(shared);
    await screen.findByRole('treeitem', { name: shared });
    expect(screen.queryByRole('treeitem', { name: onlyOrens })).toBeNull();
  });

  it('does not take an answer for the next one that the person before still waited for', async () => {
    const server = createMockServer();
    const answer = server.hold('*');
    const page = provide(tree, injected(), server);
    await waitFor(() => expect(server.requests()).not.toEqual([]));
    page.signIn('member');
    answer();
    await screen.findByRole('treeitem', { name: shared });
    expect(document.body).not.toHaveTextContent(onlyOrens);
  });

  it('offers nothing that the person before had typed, neither still in the field nor as a draft', async () => {
    const page = provide(form, injected());
    await userEvent.type(await nameField(), 'Night School');
    page.signIn('member');
    expect(await nameField()).toHaveValue('');
    expect(screen.queryByText('Draft restored')).toBeNull();
  });

  it('loads again when the first person comes back', async () => {
    const page = provide(tree, injected());
    await screen.findByRole('treeitem', { name: onlyOrens });
    page.signIn('member');
    await screen.findByRole('treeitem', { name: shared });
    expect(page.signIn('orgAdmin')).not.toContain(shared);
    await screen.findByRole('treeitem', { name: onlyOrens });
  });

  it('keeps all of it for a fresh session of the same person', async () => {
    const page = provide([tree, form], injected());
    const item = await screen.findByRole('treeitem', { name: onlyOrens, hidden: true });
    const field = await nameField();
    await userEvent.type(field, 'Night');
    const asked = page.server.requests();
    page.signIn('orgAdmin');
    expect(screen.getByRole('treeitem', { name: onlyOrens, hidden: true })).toBe(item);
    await userEvent.type(field, ' School');
    expect(await nameField()).toBe(field);
    expect(field).toHaveValue('Night School');
    expect(page.server.requests()).toEqual(asked);
  });
});

describe('what one person has begun', () => {
  it('is found again in the host’s drafts by its owner only', async () => {
    const drafts = createMemoryDrafts();
    const page = provide(form, { drafts });
    await userEvent.type(await nameField(), 'Night School');
    page.signIn('member');
    await userEvent.type(await nameField(), 'Day School');
    page.signIn('orgAdmin');
    expect(await nameField()).toHaveValue('Night School');
  });

  it.each([
    ['after the provider was gone', true],
    ['in the same provider', false],
  ])('is not sent in the name of the next, who signs in %s', async (_, signsOut) => {
    const { promise, resolve: allow } = Promise.withResolvers<boolean>();
    const onEvent = vi.fn();
    const page = provide(<Revoke />, { beforeAction: () => promise, onEvent });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    if (signsOut) page.signOut();
    page.signIn('member');
    allow(true);
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'action',
          outcome: 'failed',
          failure: expect.objectContaining({ kind: 'aborted', message: 'The request was canceled.' }),
        }),
      ),
    );
    expect(page.server.requests()).toEqual([]);
  });

  it('does not end the session of the next when its answer says that theirs is over', async () => {
    const onSessionExpired = vi.fn();
    const onEvent = vi.fn();
    const page = provide(<Revoke />, { onSessionExpired, onEvent });
    page.server.use(fail('DELETE /licenses', 'Invalid session', 400));
    const answer = page.server.hold('*');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(page.server.requests()).toHaveLength(1));
    page.signIn('member');
    answer();
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'failed' })));
    expect(onSessionExpired).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(onSessionExpired).toHaveBeenCalledTimes(1));
  });
});

function Revoke() {
  const revoke = useAction<void>({
    name: 'license.revoke',
    operation: 'DELETE /licenses',
    target: () => ({ kind: 'license', id: 7 }),
    send: ({ client }) => call(client, 'DELETE /licenses', { body: { id: 7 } }),
  });
  return (
    <button type="button" onClick={() => void revoke.run()}>
      Revoke
    </button>
  );
}
