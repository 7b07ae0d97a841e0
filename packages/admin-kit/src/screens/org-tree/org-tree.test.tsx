import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import type { OrganizationSelected } from './index.ts';
import * as stories from './org-tree.stories.tsx';

const tree = () => screen.findByRole('tree', { name: 'Organizations' });
const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const rowNames = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

const refresh = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Refresh' }));

describe('requests of the tree', () => {
  it.each([
    [
      'global admins read all organizations',
      stories.Ready,
      'GET /organizations/admin/all',
      { includeChildren: 'true' },
    ],
    ['organization admins read their own (A §7)', stories.AsOrgAdmin, 'GET /organizations', {}],
    ['members read their own', stories.AsMember, 'GET /organizations', {}],
  ] as const)('%s', async (_, story, operation, query) => {
    const { server } = renderStory(story);
    await tree();
    expect(server.requests().map((request) => [request.operation, request.query])).toEqual([
      [operation, query],
    ]);
  });
});

describe('the rows of the tree', () => {
  it('is a tree of any depth with level, position and number of siblings', async () => {
    renderStory(stories.Selected, { args: { selectedId: 104 } });
    await tree();
    const deepest = row('Student Volunteers');
    expect(deepest).toHaveAttribute('aria-level', '5');
    expect(deepest).toHaveAttribute('aria-posinset', '1');
    expect(deepest).toHaveAttribute('aria-setsize', '1');
    expect(deepest).not.toHaveAttribute('aria-expanded');
    expect(row('Digital Atlas Lab')).toHaveAttribute('aria-expanded', 'true');
    expect(row('Faculty of Geography')).toHaveAttribute('aria-posinset', '1');
    expect(row('Faculty of Geography')).toHaveAttribute('aria-setsize', '3');
  });

  it('do not move under the pointer when the window comes back with another list', async () => {
    const { server } = renderStory(stories.Ready);
    const list = await tree();
    const before = rowNames();
    fireEvent.pointerEnter(list);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    for (const { id, parentId } of [...server.db.organizations])
      if (parentId === 0) server.db.organizations.delete(id);
    const loads = () => server.requests().length;
    const loadsBefore = loads();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(loads()).toBe(loadsBefore + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(rowNames()).toEqual(before);
    fireEvent.pointerLeave(list);
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  });

  it('begins below a root where someone belongs only there', async () => {
    renderStory(stories.AsMember);
    await tree();
    expect(rowNames()).toEqual(['Faculty of History', 'Harbour City Schools']);
    expect(row('Faculty of History')).toHaveAttribute('aria-level', '1');
  });

  it('comes by name, ascending, numbers as numbers [keyboard]', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    await tree();
    act(() => row('Harbour City Schools').focus());
    await user.keyboard('{ArrowRight}');
    expect(rowNames().slice(2, 6)).toEqual([
      '2 Pier Street',
      '10 Pier Street',
      'Lighthouse School',
      'Old Town School',
    ]);
  });

  it('has a heading of the level that its page needs', async () => {
    renderStory(stories.Ready, { args: { headingLevel: 3 } });
    expect(screen.getByRole('heading', { name: 'Organizations', level: 3 })).toBeVisible();
    await tree();
  });

  it('counts all organizations, shown or not', async () => {
    renderStory(stories.Ready);
    await tree();
    expect(await screen.findByText('38 organizations')).toBeInTheDocument();
  });

  it('shows markup and hidden characters as text (T34)', async () => {
    const { user } = renderStory(stories.Hostile);
    await tree();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(row('<img src=x onerror="window.__pwned=1"> Archive')).toBeVisible();
    act(() => row('<img src=x onerror="window.__pwned=1"> Archive').focus());
    await user.keyboard('{End}');
    expect(row(/‹U\+200B›/)).toBeVisible();
    expect(document.querySelector('[role="tree"] img, [role="tree"] script')).toBeNull();
  });

  it('says which organization has no name at all', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server }) => void server.db.organizations.insert({ name: '', parentId: 0 }),
    });
    await tree();
    expect(row(/^No name \(id \d+\)$/)).toBeVisible();
  });

  it('takes ids, parents and flags as text (T23)', async () => {
    const child = { id: '12', name: 'Child', parent_id: '11', children: [], localUserIsAdmin: '1' };
    const top = { id: '11', name: 'Top', parent_id: '0', children: [child], localUserIsAdmin: '0' };
    renderStory(stories.Ready, {
      args: { selectedId: 12 },
      scenarios: [answer('GET /organizations/admin/all', { data: { data: [top] } })],
    });
    await tree();
    expect(row('Child')).toHaveAttribute('aria-selected', 'true');
    expect(row('Child')).toHaveAttribute('aria-level', '2');
  });
});

describe('states', () => {
  it('says that it loads [spoken]', () => {
    renderStory(stories.Loading);
    expect(screen.getByRole('status')).toHaveTextContent('Loading organizations');
  });

  it('says that there are none', async () => {
    renderStory(stories.Empty);
    expect(await screen.findByText('You are not a member of any organizations')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('never shows a failed load as none, says why, and loads on Retry [spoken]', async () => {
    const { user } = renderStory(stories.Ready, {
      scenarios: [fail('GET /organizations/admin/all', 'The registry is being moved', 400, { times: 1 })],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load organizations');
    expect(alert).toHaveTextContent('The registry is being moved');
    expect(screen.queryByText('You are not a member of any organizations')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tree()).toBeVisible();
  });

  it('keeps the rows while they are loaded again', async () => {
    const { server, user } = renderStory(stories.Ready);
    await tree();
    server.use(never('GET /organizations/admin/all'));
    await refresh(user);
    expect(await screen.findByRole('progressbar', { name: 'Loading organizations' })).toBeInTheDocument();
    expect(row('Northwind University')).toBeVisible();
  });

  it('keeps the rows when loading again fails, says so, and loads on Retry', async () => {
    const { server, user } = renderStory(stories.Ready);
    await tree();
    server.use(fail('GET /organizations/admin/all', 'No', 400, { times: 1 }));
    await refresh(user);
    expect(await screen.findByText(/Showing the last loaded ones/)).toBeVisible();
    expect(row('Northwind University')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Showing the last loaded ones/)).toBeNull());
  });
});

describe('a tree without organizations', () => {
  it('says to members whom to ask for one, and to global admins that they can create one', async () => {
    const { unmount } = renderStory(stories.Empty);
    expect(await screen.findByText('You are not a member of any organizations')).toBeVisible();
    expect(screen.getByText('Ask an admin of an organization to add you.')).toBeVisible();
    unmount();
    renderStory(stories.Ready, { scenarios: [noRows('GET /organizations/admin/all')] });
    expect(await screen.findByText('There are no organizations yet. Create the first one.')).toBeVisible();
  });

  it('can be loaded again, and keeps the focus on Refresh when organizations arrive [focus]', async () => {
    const { server, user } = renderStory(stories.Ready, {
      scenarios: [noRows('GET /organizations/admin/all')],
    });
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    server.clearScenarios();
    await user.click(refresh);
    expect(await screen.findByRole('tree')).toBeVisible();
    expect(refresh).toHaveFocus();
  });

  it('says when it could not be loaded again, and loads on Retry [spoken]', async () => {
    const queryClient = new QueryClient();
    const { server, user } = renderStory(stories.Empty, { provider: { queryClient } });
    await screen.findByText('You are not a member of any organizations');
    server.use(fail('GET /organizations', 'The registry is being moved', 400, { times: 1 }));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent('The registry is being moved');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('by pointer', () => {
  it('selects on a click, and tells the host once', async () => {
    const selected: number[] = [];
    const { user } = renderStory(stories.Ready, {
      args: {
        selectedId: 2,
        onSelected: ({ organization }: OrganizationSelected) => selected.push(organization.id),
      },
    });
    await tree();
    expect(row('Harbour City Schools')).toHaveAttribute('aria-selected', 'true');
    await user.click(within(row('Museo del Tiempo')).getByText('Museo del Tiempo'));
    await user.click(within(row('Harbour City Schools')).getByText('Harbour City Schools'));
    expect(selected).toEqual([3]);
  });

  it('opens and closes with the buttons for the whole tree', async () => {
    const { user } = renderStory(stories.AsOrgAdmin);
    await tree();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(row('Student Volunteers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(rowNames()).toEqual(['Faculty of History', 'Harbour City Schools', 'Museo del Tiempo']);
  });
});
