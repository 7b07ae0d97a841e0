import { screen } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { Empty as activity } from './activity/activity-panel.stories.tsx';
import { Ready as organizations } from './admin-dashboard/admin-dashboard.stories.tsx';
import { Ready as coupons } from './coupons/coupons-table.stories.tsx';
import { Ready as deals } from './enterprise-deals/enterprise-deals-table.stories.tsx';
import { Ready as projects } from './global-projects/global-projects-table.stories.tsx';
import { Ready as adminsTree, Empty as membersTree } from './org-tree/org-tree.stories.tsx';
import { Ready as tickets } from './tickets/ticket-list.stories.tsx';
import { Empty as user } from './user-detail/user-detail.stories.tsx';
import { Ready as users } from './users/users-table.stories.tsx';

describe('where there is nothing yet', () => {
  it.each<[string, unknown, Operation | null, string, RegExp]>([
    ['coupons', coupons, 'GET /coupons', 'No coupons match query', /no coupons yet\. Create the first one/],
    [
      'deals',
      deals,
      'GET /enterprise',
      'No enterprise deals match query',
      /no enterprise deals yet\. Create the first one/,
    ],
    [
      'projects',
      projects,
      'GET /global/projects',
      'No projects match query',
      /no projects yet\. Create the first one/,
    ],
    ['users', users, 'GET /global/users', 'No users', /Nobody has signed up yet/],
    ['tickets', tickets, 'GET /support/', 'No tickets', /Nobody has sent a ticket yet/],
    [
      'organizations',
      organizations,
      'GET /organizations/admin/all',
      'There are no organizations yet.',
      /Create the first one/,
    ],
    ['the activity', activity, null, 'Nothing has happened yet.', /are listed here/],
    [
      'the projects of a user',
      user,
      'GET /global/projects/user/{id}',
      'No projects',
      /not a member of any project yet/,
    ],
    [
      'the tickets of a user',
      user,
      'GET /global/users/tickets/{id}',
      'No tickets',
      /has not sent a ticket yet/,
    ],
  ])('%s have a next step below the specified text', async (_, story, list, text, hint) => {
    renderStory(story, { scenarios: list === null ? [] : [noRows(list)] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('members learn whom to ask for an organization, and global admins that they can create one', async () => {
    const { unmount } = renderStory(membersTree);
    expect(await screen.findByText('You are not a member of any organizations')).toBeVisible();
    expect(screen.getByText('Ask an admin of an organization to add you.')).toBeVisible();
    unmount();
    renderStory(adminsTree, { scenarios: [noRows('GET /organizations/admin/all')] });
    expect(await screen.findByText('There are no organizations yet. Create the first one.')).toBeVisible();
  });

  it('nothing is said to be the first where a filter leaves none', async () => {
    const { user: person } = renderStory(coupons);
    await person.type(await screen.findByRole('searchbox', { name: 'Filter by code' }), 'no such code');
    expect(await screen.findByText('No coupons match query')).toBeVisible();
    expect(screen.queryByText(/Create the first one/)).toBeNull();
  });

  it('a list of tickets names the list that has the others', async () => {
    const { user: person } = renderStory(tickets, {
      scenarios: [noRows('GET /support/'), noRows('GET /support/unresolved')],
    });
    await screen.findByText('No tickets');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unresolved');
    expect(await screen.findByText('No ticket is unresolved. Choose All to see the others.')).toBeVisible();
  });
});
