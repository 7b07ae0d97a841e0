import { screen, waitFor, within } from '@testing-library/react';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import { headingRows, tableRows } from '../../../../tests/faults/rows.ts';
import type { AnySlots, TableSlots } from '../ui/slot/index.ts';
import * as orgTree from './org-tree/org-tree.stories.tsx';
import * as orgUsers from './org-users/org-users-panel.stories.tsx';
import * as organization from './organization/organization-panel.stories.tsx';
import * as users from './users/users-table.stories.tsx';

function renderWith(story: unknown, slots: AnySlots, { args, ...options }: RenderStoryOptions = {}) {
  return renderStory(story, { ...options, args: { ...args, slots } });
}

describe.each(tableRows)('the table $table, with what a host adds', ({ table, story, ...options }) => {
  it('shows a column and actions of the host, and gives it the selected rows', async () => {
    const seen: unknown[] = [];
    const slots: TableSlots<never> = {
      columns: [{ id: 'tier', header: 'Our tier', cell: () => <i>Gold</i> }],
      rowActions: (row) => [{ label: 'Write a note', onSelect: () => seen.push(row) }],
      bulkActions: (rows) => <button type="button">Tag {rows.length} of ours</button>,
      actions: <button type="button">Import ours</button>,
    };
    const { user } = renderWith(story, { tables: { [table]: slots } }, options);
    const element = (await screen.findByRole('columnheader', { name: 'Our tier' })).closest('table');
    const grid = within(element as HTMLTableElement);
    expect((await grid.findAllByText('Gold')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Import ours' })).toBeVisible();

    const [menu] = grid.getAllByRole('button', { name: /^Actions for / });
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Write a note' }));
    expect(seen).toEqual([expect.any(Object)]);

    await user.click(grid.getAllByRole('checkbox', { name: /^Select / })[1] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Tag 1 of ours' })).toBeVisible();
  });
});

describe('an empty table', () => {
  it('shows the empty state of the host, and no tool that it takes away', async () => {
    const slots: TableSlots<never> = {
      emptyState: <p>Ask marketing for a campaign.</p>,
      hides: ['filter', 'columns', 'export', 'reload'],
    };
    renderWith(users.Ready, { tables: { users: slots } }, { scenarios: [noRows('GET /global/users')] });
    expect(await screen.findByText('Ask marketing for a campaign.')).toBeVisible();
    expect(screen.queryByText('No users')).toBeNull();
  });

  it('leaves out the filter, the choice of columns, the export and the reload of a table with rows', async () => {
    const { unmount } = renderStory(users.Ready);
    const names = ['Columns', /^Export/, 'Reload users'];
    await screen.findByRole('button', { name: 'Reload users' });
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    unmount();
    renderWith(users.Ready, { tables: { users: { hides: ['filter', 'columns', 'export', 'reload'] } } });
    await screen.findByRole('table', { name: /^Users, [1-9]/ });
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe.each(headingRows)('the heading of $what', ({ story }) => {
  it('ends with the actions of the host, once', async () => {
    renderWith(story, { headerActions: <button type="button">Open in our CRM</button> });
    const action = await screen.findByRole('button', { name: 'Open in our CRM' });
    // Screens inside the screen have headings, too.
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Open in our CRM' })).toEqual([action]);
  });
});

describe('a control of a screen', () => {
  it('is not there if the host hides it, in each row', async () => {
    renderWith(users.Ready, { replace: { logIn: null } });
    expect((await screen.findAllByRole('link', { name: /^Manage / })).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Log in as/i })).toBeNull();
  });

  it('gives its place to one of the host, also in a screen inside the screen', async () => {
    const { user } = renderWith(organization.Ready, {
      replace: { addUser: <button type="button">Invite with our form</button> },
    });
    await user.click(await screen.findByRole('tab', { name: 'Users' }));
    expect(await screen.findByRole('button', { name: 'Invite with our form' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });

  it('gives its place to an empty state of the host', async () => {
    renderWith(orgTree.Empty, { replace: { noOrganizations: <p>Call your account manager.</p> } });
    expect(await screen.findByText('Call your account manager.')).toBeVisible();
    expect(screen.queryByText('You are not a member of any organizations')).toBeNull();
  });
});

describe('a dialog', () => {
  it('shows what the host puts around its content, by its name', async () => {
    const { user } = renderWith(orgUsers.Ready, {
      dialog: (content, name) => (
        <>
          <p>Our policy for {name}</p>
          {content}
        </>
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Our policy for add-user')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});
