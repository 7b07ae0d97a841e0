import { screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { applyThenDrop, fail, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './org-users-panel.stories.tsx';

const READ = 'GET /organizations/{id}/users';
const TOGGLE = 'POST /organizations/{id}/toggleadmin';
const { harbour } = smallOrganizations;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement);
};
const shownNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));
const actionEvents = ({ events }: Pick<RenderedStory, 'events'>) =>
  events.flatMap((event) => (event.type === 'action' ? [[event.action.name, event.outcome]] : []));

describe('the users of an organization', () => {
  it('are asked for once and shown as username, email, admin and actions', async () => {
    const { server } = renderStory(stories.Ready);
    await row('oren');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Username',
      'Email',
      'Admin',
      'Actions',
    ]);
    const cells = async (name: string) =>
      (await row(name)).getAllByRole('cell').map((cell) => cell.textContent);
    expect((await cells('oren')).slice(1, 3)).toEqual(['oren@timemap.example', 'Yes']);
    expect((await cells('mia')).slice(1, 3)).toEqual(['mia@timemap.example', '–No']);
    const asked = server.requests().map(({ method, path }) => `${method} ${path}`);
    expect(asked.toSorted()).toEqual([
      `GET /organizations/${harbour}`,
      `GET /organizations/${harbour}/users`,
    ]);
  });

  it('are sorted by username, a hundred a page', async () => {
    renderStory(stories.Hostile);
    await row('ada');
    expect(shownNames()).toHaveLength(100);
    expect(screen.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('1–100 of 127')).toBeVisible();
  });

  it('are filtered by username and email, and sorted by every fact', async () => {
    const { user } = renderStory(stories.Ready);
    await row('mia');
    await user.type(screen.getByRole('searchbox', { name: 'Filter users' }), 'TIMEMAP');
    await waitFor(() => expect(shownNames()).toEqual(['mia', 'oren']));
    await user.click(
      within(screen.getByRole('columnheader', { name: 'Admin' })).getByRole('button', { name: 'Admin' }),
    );
    await user.click(
      within(screen.getByRole('columnheader', { name: 'Admin' })).getByRole('button', { name: 'Admin' }),
    );
    expect(shownNames()).toEqual(['oren', 'mia']);
  });

  it('are found by display name and ID, too', async () => {
    const { user } = renderStory(stories.Ready);
    await row('mia');
    const filter = screen.getByRole('searchbox', { name: 'Filter users' });
    await user.type(filter, 'wen quispe');
    await waitFor(() => expect(shownNames()).toEqual(['wen.quispe.39']));
    await user.clear(filter);
    await user.type(filter, '3');
    await waitFor(() => expect(shownNames()).toContain('mia'));
    expect(shownNames()).not.toContain('oren');
  });

  it('let the host keep the state of the table', async () => {
    const states: unknown[] = [];
    const tableState = { filter: 'mia', sort: null, page: 1, pageSize: 100, columns: null };
    const { user } = renderStory(stories.Ready, {
      args: { tableState, onTableStateChange: (state: unknown) => states.push(state) },
    });
    await row('mia');
    expect(shownNames()).toEqual(['mia']);
    await user.click(
      within(screen.getByRole('columnheader', { name: 'Email' })).getByRole('button', { name: 'Email' }),
    );
    expect(states).toEqual([{ ...tableState, sort: { columnId: 'email', direction: 'ascending' } }]);
  });

  it('show hostile names as text', async () => {
    renderStory(stories.Hostile);
    await row('ada');
    expect(screen.getByRole('rowheader', { name: /^<img src=x/ })).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('link back to their organization', async () => {
    renderStory(stories.Ready);
    expect(await screen.findByRole('link', { name: 'Harbour City Schools' })).toHaveAttribute(
      'href',
      '/organizations?organization=2',
    );
  });

  it('may be none', async () => {
    const { user } = renderStory(stories.Empty);
    expect(await screen.findByText('This organization has no users.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add User' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Add User' })).toBeVisible();
  });
});

describe('who may do what', () => {
  it('gives organization admins Add User, Add Multiple Users and a remove button in each row', async () => {
    renderStory(stories.AsOrgAdmin);
    await row('mia');
    expect(await button('Add User')).toBeVisible();
    expect(await button('Add Multiple Users')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(shownNames().length);
  });

  it('has a toggle in every row but one’s own', async () => {
    renderStory(stories.AsOrgAdmin);
    expect((await row('mia')).getByRole('button', { name: 'Make Admin: mia' })).toBeVisible();
    expect((await row('oren')).queryByRole('button', { name: /Admin: / })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Admin: / })).toHaveLength(shownNames().length - 1);
  });

  it('opens for members by its address, without the controls and with the reason', async () => {
    renderStory(stories.AsMember);
    await row('mia');
    expect(
      screen.getByText('Only admins of this organization can add, promote and remove users.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add|Remove|Make Admin|Revoke Admin)/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('says so to members where the server shows them only to admins', async () => {
    renderStory(stories.AsMember, { scenarios: [fail(READ, 'Admins only', 403)] });
    expect(await screen.findByText('Only admins of this organization can see its users.')).toBeVisible();
  });
});

describe('the admin flag', () => {
  it('is toggled by user id and shown immediately [focus]', async () => {
    const story = renderStory(stories.Ready);
    const letGo = story.server.hold(TOGGLE);
    await story.user.click(await button('Make Admin: mia'));
    const toggle = await button('Revoke Admin: mia');
    expect((await row('mia')).getByText('Yes')).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy', 'true'));
    expect(toggle).toHaveFocus();
    expect((await row('mia')).getByText('Yes')).toBeInTheDocument();
    expect(writes(story)).toEqual([
      {
        operation: TOGGLE,
        path: `/organizations/${harbour}/toggleadmin`,
        encoding: 'form',
        body: { userid: '3' },
      },
    ]);
  });

  it('goes back without a message when it fails, and the failure is an event', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail(TOGGLE, 'Not now')] });
    await story.user.click(await button('Make Admin: mia'));
    await waitFor(() => expect(actionEvents(story)).toEqual([['organization-user.toggle-admin', 'failed']]));
    const makeAdmin = await button('Make Admin: mia');
    expect((await row('mia')).getByText('No')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(makeAdmin).toHaveAccessibleDescription('Not saved. Not now'));
    story.server.resetScenarios();
    await story.user.click(await button('Retry. Not saved: Not now'));
    expect(await button('Revoke Admin: mia')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Not saved/ })).toBeNull();
  });

  it('is not toggled back where someone else has set it already', async () => {
    const story = renderStory(stories.Ready);
    const makeAdmin = await button('Make Admin: mia');
    await secondClient(story).send(TOGGLE, { path: { id: harbour }, body: { userid: 3 } });
    await story.user.click(makeAdmin);
    expect(await screen.findByText('mia was already an admin')).toBeVisible();
    expect(await button('Revoke Admin: mia')).toBeVisible();
    expect((await row('mia')).getByText('Yes')).toBeInTheDocument();
    expect(writes(story)).toHaveLength(1);
  });

  it('is not sent for a user whom someone else has removed: the row disappears, and a toast says so [focus]', async () => {
    const story = renderStory(stories.Ready);
    const makeAdmin = await button('Make Admin: mia');
    const body = { id: harbour, userid: 3, removeFromEntireOrgTree: false };
    await secondClient(story).send('DELETE /organizations/{id}/users', { path: { id: harbour }, body });
    await story.user.click(makeAdmin);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'mia' })).toBeNull());
    expect(await screen.findByText('Not saved: mia. Not found on the server.')).toBeVisible();
    expect(document.activeElement?.tagName).toBe('TR');
    expect(writes(story).map(({ operation }) => operation)).toEqual(['DELETE /organizations/{id}/users']);
  });

  it('can be undone', async () => {
    const story = renderStory(stories.Ready);
    await story.user.click(await button('Make Admin: mia'));
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('mia is now an admin')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: mia is now an admin')).toBeVisible();
    expect(await button('Make Admin: mia')).toBeVisible();
    expect(writes(story).map(({ body }) => body)).toEqual([{ userid: '3' }, { userid: '3' }]);
  });

  it('goes back when the host does not allow it, and nothing is sent', async () => {
    const story = renderStory(stories.Ready, { provider: { beforeAction: () => false } });
    await story.user.click(await button('Make Admin: mia'));
    await waitFor(() => expect(actionEvents(story)).toEqual([['organization-user.toggle-admin', 'vetoed']]));
    expect(await button('Make Admin: mia')).toBeVisible();
    expect(writes(story)).toEqual([]);
  });

  it('is what the server says when the answer is lost (T8)', async () => {
    const story = renderStory(stories.Ready, { scenarios: [applyThenDrop(TOGGLE)] });
    await story.user.click(await button('Make Admin: mia'));
    await waitFor(() => expect(actionEvents(story)).toHaveLength(1));
    expect(await button('Revoke Admin: mia')).toBeVisible();
    expect(writes(story)).toHaveLength(1);
  });

  it('is sent once for a double click (T6), and of two people at the same time', async () => {
    const story = renderStory(stories.Ready, { scenarios: [never(TOGGLE)] });
    const makeAdmin = await button('Make Admin: mia');
    await twiceInOneTask(() => makeAdmin.click());
    await story.user.click(await button('Revoke Admin: oren'));
    expect(writes(story).map(({ body }) => body)).toEqual([{ userid: '3' }, { userid: '2' }]);
    expect(await button('Revoke Admin: mia')).toBeVisible();
    expect(await button('Make Admin: oren')).toBeVisible();
  });
});

describe('users that cannot be loaded', () => {
  it('have no message and nothing untrue in their place, and can be loaded again [focus]', async () => {
    const story = renderStory(stories.LoadFailed);
    const reload = await button('Refresh users');
    expect(screen.getByText('The users are not loaded.')).toBeVisible();
    expect(screen.queryByText(/Database is away/)).toBeNull();
    expect(screen.queryByText('This organization has no users.')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(story.events).toContainEqual(expect.objectContaining({ operation: READ, outcome: 'failed' }));
    story.server.resetScenarios();
    await story.user.click(reload);
    await row('mia');
    expect(document.body).not.toHaveFocus();
  });

  it('keep what was shown when only a later load fails', async () => {
    const story = renderStory(stories.Ready);
    await row('mia');
    story.server.use(fail(READ, 'Database is away'));
    await story.user.click(await button('Refresh users'));
    await waitFor(() =>
      expect(story.events).toContainEqual(expect.objectContaining({ operation: READ, outcome: 'failed' })),
    );
    expect((await row('mia')).getByText('mia@timemap.example')).toBeVisible();
  });

  it.each([READ, 'GET /organizations/{id}'] as const)(
    'send the person to the root when they have no access: %s',
    async (operation) => {
      const { visited } = renderStory(stories.Ready, {
        scenarios: [fail(operation, 'User does not have access to organization')],
      });
      await waitFor(() => expect(visited).toEqual(['/']));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('say so when it is the organization that cannot be loaded [spoken]', async () => {
    const story = renderStory(stories.Ready, { scenarios: [fail('GET /organizations/{id}', 'Moving')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load organization');
    story.server.resetScenarios();
    await story.user.click(await button('Retry'));
    await row('mia');
  });

  it('lead to all organizations if there is no such organization', async () => {
    renderStory(stories.Ready, { args: { organizationId: 999_999 } });
    expect(await screen.findByRole('link', { name: 'All Organizations' })).toBeVisible();
  });
});
