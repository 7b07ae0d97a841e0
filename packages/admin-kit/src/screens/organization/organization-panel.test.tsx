import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smallOrganizations } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './organization-panel.stories.tsx';
import { OrganizationPanel } from './organization-panel.tsx';

let show = (_organizationId: number) => {};

function Switchable() {
  const [organizationId, setOrganizationId] = useState(6);
  show = (id) => act(() => setOrganizationId(id));
  return <OrganizationPanel organizationId={organizationId} />;
}

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

describe('an organization', () => {
  it('is asked for once and named', async () => {
    const { user, server } = renderStory(stories.Ready);
    expect(await screen.findByRole('heading', { name: 'Northwind University' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Users' }));
    expect(await screen.findByRole('table', { name: /^Users, [1-9]/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Projects' }));
    expect(await screen.findByRole('table', { name: /^Projects, [1-9]/ })).toBeVisible();
    const asked = server.requests().filter(({ operation }) => operation === 'GET /organizations/{id}');
    expect(asked.map(({ path }) => path)).toEqual(['/organizations/1']);
  });

  it('keeps its heading while it loads', async () => {
    let answer = () => {};
    renderStory(stories.Ready, {
      prepare: ({ server }) => {
        answer = server.hold('GET /organizations/{id}');
      },
    });
    const heading = await screen.findByRole('heading', { name: 'Organization 1' });
    answer();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Northwind University' })).toBe(heading));
  });

  it('shows admins Administration, Users and Projects', async () => {
    renderStory(stories.AsOrgAdmin);
    expect(await tabNames()).toEqual(['Administration', 'Users', 'Projects']);
  });

  it('treats a global admin as an admin everywhere', async () => {
    renderStory(stories.SubOrganization);
    expect(await tabNames()).toEqual(expect.arrayContaining(['Administration', 'Users', 'Projects']));
  });

  it('shows members the projects only', async () => {
    renderStory(stories.AsMember);
    expect(await tabNames()).toEqual(['Projects']);
  });

  it('shows LMS Data to global admins, of root organizations only', async () => {
    const { user, unmount } = renderStory(stories.Ready);
    expect(await tabNames()).toEqual(['Administration', 'Users', 'Projects', 'LMS Data']);
    await user.click(screen.getByRole('tab', { name: 'LMS Data' }));
    expect(await screen.findByRole('tab', { name: 'Institution Management' })).toBeVisible();
    unmount();
    renderStory(stories.SubOrganization);
    expect(await tabNames()).toEqual(['Administration', 'Users', 'Projects']);
  });

  it('chooses a section by keyboard and tells the host [keyboard]', async () => {
    const chosen: unknown[] = [];
    const { user } = renderStory(stories.Ready, {
      args: { onTabSelected: (event: unknown) => chosen.push(event) },
    });
    (await screen.findByRole('tab', { name: 'Administration' })).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(chosen).toEqual([{ tab: 'users' }]);
    expect(screen.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows admins its users in a section of their own', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    await user.click(await screen.findByRole('tab', { name: 'Users' }));
    const users = within(await screen.findByRole('tabpanel', { name: 'Users' }));
    expect(await users.findByRole('rowheader', { name: 'mia' })).toBeVisible();
    expect(users.queryByRole('heading')).toBeNull();
    expect(users.getByRole('button', { name: 'Refresh users' })).toBeVisible();
    expect(users.getByRole('button', { name: 'Add User' })).toBeVisible();
    expect(users.queryByRole('link', { name: 'Harbour City Schools' })).toBeNull();
  });

  it('carries a license only as a root', async () => {
    renderStory(stories.SubOrganization);
    await screen.findByRole('heading', { name: 'Faculty of History' });
    expect(screen.queryByRole('heading', { name: 'License' })).toBeNull();
  });
});

describe('the Administration section', () => {
  it('links to users and projects', async () => {
    renderStory(stories.Ready);
    const users = await screen.findByRole('link', { name: 'View/Manage Users' });
    expect(users).toHaveAttribute('href', '/organizations/users/1');
    expect(screen.getByRole('link', { name: 'View/Manage Projects' })).toHaveAttribute(
      'href',
      '/organizations/projects/1',
    );
  });

  it('shows sub-organizations as nested nodes that open and close [keyboard]', async () => {
    const { user } = renderStory(stories.Ready);
    const toggle = await screen.findByRole('button', { name: 'Sub-organizations of Faculty of History' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle.parentElement).toHaveTextContent(/\d sub-organizations$/);
    expect(screen.queryByText('Department of Medieval Studies')).toBeNull();
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(panel).not.toBeNull();
    expect(panel).not.toBeVisible();
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toBeVisible();
    expect(screen.getByRole('link', { name: 'Department of Medieval Studies' })).toHaveAttribute(
      'href',
      '/organizations?organization=102',
    );
    await user.keyboard(' ');
    expect(screen.queryByText('Department of Medieval Studies')).toBeNull();
  });

  it('keeps sub-organizations under the pointer in place when the window comes back', async () => {
    const queryClient = new QueryClient();
    const { server } = renderStory(stories.Ready, { provider: { queryClient } });
    const history = await screen.findByRole('link', { name: 'Faculty of History' });
    const list = history.closest('ul') as HTMLElement;
    fireEvent.pointerEnter(list);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const names = () =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const before = names();
    const [first] = [...server.db.organizations].filter(({ name }) => name === before[0]);
    server.db.organizations.delete(first?.id ?? 0);
    await act(() => queryClient.invalidateQueries());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(names()).toEqual(before);
    fireEvent.pointerLeave(list);
    expect(names()).toEqual(before.slice(1));
  });

  it('shows the sub-organizations in sight of thousands, in order, with a filter for the others', async () => {
    const { user } = renderStory(stories.Empty, {
      prepare: ({ server: { db } }) => {
        for (let number = 3000; number > 0; number--)
          db.organizations.insert({ name: `School ${number}`, parentId: smallOrganizations.emptyLot });
      },
    });
    const first = await screen.findByRole('link', { name: 'School 1' });
    const list = within(first.closest('ul') as HTMLElement);
    const names = () => list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names().slice(0, 3)).toEqual(['School 1', 'School 2', 'School 3']);
    expect(names().length).toBeLessThan(60);
    expect(screen.getByText('3,000 sub-organizations', { selector: '[role=status]' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Organization' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Filter sub-organizations' }), '2999 sch');
    await waitFor(() => expect(names()).toEqual(['School 2999']));
    await user.keyboard('9');
    expect(await screen.findByText('No sub-organizations match query')).toBeVisible();
  });

  it('says so when there are none', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('No suborganizations to display')).toBeVisible();
  });

  it('shows a new sub-organization without being asked', async () => {
    const { user } = renderStory(stories.Empty);
    await user.click(await screen.findByRole('button', { name: 'Create Sub Organization' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Organization name' }), 'Night School{Enter}');
    expect(await screen.findByRole('link', { name: 'Night School' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('another organization', () => {
  it('closes the dialog that was open for the first', async () => {
    const { user } = renderStory({ input: {}, meta: { input: { component: Switchable } } });
    await screen.findByRole('heading', { name: 'Empty Lot' });
    show(1);
    await screen.findByRole('heading', { name: 'Northwind University' });
    show(6);
    await user.click(await screen.findByRole('button', { name: 'Create Sub Organization' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Empty Lot/);
    show(1);
    expect(screen.getByRole('heading', { name: 'Northwind University' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting an organization', () => {
  const deleteButton = () => screen.findByRole('button', { name: 'Delete Organization' });

  it('asks for the confirmation, then says that it is gone and tells the host [focus]', async () => {
    const deleted: unknown[] = [];
    const { user, server } = renderStory(stories.SubOrganization, {
      args: { onOrganizationDeleted: (event: unknown) => deleted.push(event) },
    });
    await user.click(await deleteButton());
    await user.type(await screen.findByRole('textbox'), 'delete Faculty of History{Enter}');
    expect(await screen.findByText('This organization was deleted.')).toBeVisible();
    expect(deleted).toEqual([{ organizationId: 101 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(server.requests().filter(({ path }) => path === '/organizations/101')).toHaveLength(2);
  });

  it('is no way to a new name for someone who may not delete it', async () => {
    renderStory(stories.AsOrgAdmin);
    expect(await deleteButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^The server cannot rename or move an organization. Ask support/)).toBeVisible();
  });

  it('shows that it is gone to a person who comes back to it, not how it was', async () => {
    const queryClient = new QueryClient();
    const first = renderStory(stories.SubOrganization, { provider: { queryClient } });
    await first.user.click(await deleteButton());
    await first.user.type(await screen.findByRole('textbox'), 'delete Faculty of History{Enter}');
    await screen.findByText('This organization was deleted.');
    const cached = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.data !== undefined });
    expect(JSON.stringify(cached.map(({ queryKey }) => queryKey))).not.toContain('101');
  });

  it('counts what is deleted with it [spoken]', async () => {
    const { user } = renderStory(stories.Ready);
    await user.click(await deleteButton());
    const dialog = await screen.findByRole('dialog', { name: 'Delete Organization' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        /Users:\s[1-9]\d*\s· Projects:\s\d+\s· Seats taken:\s\d+ of \d+$/,
      ),
    );
  });

  it('says to organization admins that they cannot delete a root [spoken]', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    const button = await deleteButton();
    expect(button).toHaveAccessibleDescription('Only global admins can delete a root organization.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an organization that cannot be loaded', () => {
  it('sends the person to the root when they have no access', async () => {
    const { visited } = renderStory(stories.Ready, {
      scenarios: [fail('GET /organizations/{id}', 'User does not have access to organization')],
    });
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is gone and leads to the others, also where it was loaded before [spoken]', async () => {
    const queryClient = new QueryClient();
    const { server } = renderStory(stories.Ready, { provider: { queryClient } });
    await screen.findByRole('heading', { name: 'Northwind University' });
    server.use(fail('GET /organizations/{id}', 'No such organization', 404));
    await act(() => queryClient.invalidateQueries());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Organization not found')).toBeVisible();
    expect(alert.getByRole('link', { name: 'All Organizations' })).toBeVisible();
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('says why and can be loaded again [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is being moved');
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Northwind University' })).toBeVisible();
  });
});
