import { screen } from '@testing-library/react';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { firstUseRows } from '../../../../tests/faults/rows.ts';
import { Empty as activity } from './activity/activity-panel.stories.tsx';
import { Ready as adminsTree, Empty as membersTree } from './org-tree/org-tree.stories.tsx';
import { Ready as tickets } from './tickets/ticket-list.stories.tsx';
import { Ready as users } from './users/users-table.stories.tsx';

describe('where there is nothing yet', () => {
  it.each(firstUseRows)('$list has a next step below the specified text', async (row) => {
    renderStory(row.story, { scenarios: [noRows(row.list)] });
    expect(await screen.findByText(row.text)).toBeVisible();
    expect(screen.getByText(row.hint)).toBeVisible();
  });

  it('the activity says what will be listed', async () => {
    renderStory(activity);
    expect(await screen.findByText('No activity yet.')).toBeVisible();
    expect(screen.getByText(/are listed here/)).toBeVisible();
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
    const { user: person } = renderStory(users);
    await person.type(await screen.findByRole('searchbox', { name: /^Filter/ }), 'no such person');
    expect(await screen.findByText('No users match query')).toBeVisible();
    expect(screen.queryByText(/No one has signed up yet/)).toBeNull();
  });

  it('a list of tickets names the list that has the others', async () => {
    const { user: person } = renderStory(tickets, {
      scenarios: [noRows('GET /support/'), noRows('GET /support/unresolved')],
    });
    await screen.findByText('No tickets');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unresolved');
    expect(
      await screen.findByText('There are no unresolved tickets. Choose All to see the others.'),
    ).toBeVisible();
  });
});
