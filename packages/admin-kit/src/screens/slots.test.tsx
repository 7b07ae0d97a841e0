import { screen, waitFor, within } from '@testing-library/react';
import type { Organization } from '@timemap/admin-api';
import { noRows } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import { headingRows, listRows, tableRows } from '../../../../tests/faults/rows.ts';
import { Menu } from '../ui/menu/menu.tsx';
import type { AnySlots, TableSlots } from '../ui/slot/index.ts';
import { tabTo } from '../ui/testing/test-keyboard.ts';
import * as globalHome from './global-home/global-home.stories.tsx';
import * as orgTree from './org-tree/org-tree.stories.tsx';
import * as orgUsers from './org-users/org-users-panel.stories.tsx';
import * as organization from './organization/organization-panel.stories.tsx';
import * as organizations from './organizations/organizations-screen.stories.tsx';
import * as projectInfo from './project-info/project-info-dialog.stories.tsx';
import * as projectRoles from './project-roles/project-roles-panel.stories.tsx';
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

describe.each(listRows)(
  'a row of the $list, with what a host adds',
  ({ list, story, role = 'listitem', button, row }) => {
    it('ends with the content of the host, which gets the row', async () => {
      const shown: unknown[] = [];
      const chosen: unknown[] = [];
      const { user } = renderWith(story, {
        lists: {
          [list]: {
            rowContent: (given: { name?: string; displayName?: string } & string) => {
              shown.push(given);
              const entries = [{ label: 'Write a note', onSelect: () => chosen.push(given) }];
              const name = given.name ?? given.displayName ?? given;
              return <Menu label={`Actions for ${name}`} entries={entries} />;
            },
          },
        },
      });
      const menu = await screen.findByRole('button', { name: button });
      expect(menu.closest(role === 'listitem' ? 'li' : `[role="${role}"]`)).not.toBeNull();
      expect(shown).toContainEqual(row);
      await user.click(menu);
      await user.click(await screen.findByRole('menuitem', { name: 'Write a note' }));
      expect(chosen).toEqual([row]);
    });
  },
);

describe('a long list', () => {
  it('asks the host about the rows in sight only', async () => {
    const asked = new Set<never>();
    renderWith(projectRoles.HostileCrowd, {
      lists: {
        members: {
          rowContent: (member) => {
            asked.add(member);
            return 'Gold';
          },
        },
      },
    });
    expect((await screen.findAllByText('Gold')).length).toBeGreaterThan(1);
    expect(asked.size).toBeLessThan(60);
  });
});

describe('the organization tree, with menus of the host', () => {
  it('has the menu of one row in the tab order, and leaves its keys to it [keyboard] [focus]', async () => {
    const chosen: unknown[] = [];
    const slots: AnySlots = {
      lists: {
        organizations: {
          rowContent: (row: Organization, tabIndex) => (
            <Menu
              label={`Actions for ${row.name}`}
              tabIndex={tabIndex}
              entries={[
                { label: 'Open in our CRM', onSelect: () => chosen.push(row) },
                { label: 'Write a note', onSelect: () => {} },
              ]}
            />
          ),
        },
      },
    };
    const { user } = renderWith(orgTree.Ready, slots);
    await screen.findAllByRole('button', { name: /^Actions for / });
    const rows = () => screen.getAllByRole('treeitem');
    const [first] = rows() as [HTMLElement];
    const name = (first.querySelector('[dir="auto"]') as HTMLElement).textContent.trim();
    await tabTo(user, first);
    await user.tab();
    const button = within(first).getByRole('button', { name: new RegExp(`^Actions for .*${name}`) });
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open in our CRM' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(chosen).toEqual([expect.objectContaining({ name: expect.stringContaining(name) })]);
    await waitFor(() => expect(button).toHaveFocus());
    expect(first).toHaveAttribute('aria-selected', 'false');
    await user.tab();
    expect(screen.getByRole('tree')).not.toContainElement(document.activeElement as HTMLElement);
    await tabTo(user, first);
    await user.keyboard('{ArrowDown}');
    expect(rows()[1]).toHaveFocus();
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
    const names = ['Columns', /^Export/, 'Refresh users'];
    await screen.findByRole('button', { name: 'Refresh users' });
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    unmount();
    renderWith(users.Ready, { tables: { users: { hides: ['filter', 'columns', 'export', 'reload'] } } });
    await screen.findByRole('table', { name: /^Users, [1-9]/ });
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe.each([
  ...headingRows,
  { what: 'the staff area', story: globalHome.Ready },
  { what: 'an organization beside the tree', story: organizations.Ready },
  { what: 'the tree, without an organization', story: organizations.NothingSelected },
])('the heading of $what', ({ story }) => {
  it('ends with the actions of the host, once', async () => {
    renderWith(story, { headerActions: <button type="button">Open in our CRM</button> });
    const action = await screen.findByRole('button', { name: 'Open in our CRM' });
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Open in our CRM' })).toEqual([action]);
  });
});

describe('a control of a screen', () => {
  it('is not there if the host hides it, in each row', async () => {
    renderWith(users.Ready, { replace: { logIn: null } });
    expect((await screen.findAllByRole('link', { name: 'Manage' })).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Log in as/i })).toBeNull();
  });

  it('is not there if the host hides it, in each row of a list', async () => {
    renderWith(projectRoles.Ready, { replace: { removeMember: null } });
    expect(await screen.findByText('Mia Duarte')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  });

  it('gives its place to one of the host, also in a screen inside the screen', async () => {
    const { user } = renderWith(organization.Ready, {
      replace: { addUser: <button type="button">Invite with our form</button> },
    });
    await user.click(await screen.findByRole('tab', { name: 'Users' }));
    expect(await screen.findByRole('button', { name: 'Invite with our form' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });

  it('gives its place to one of the host once, also beside selected rows', async () => {
    const { user } = renderWith(users.Ready, {
      replace: { emailUsers: <button type="button">Write with our tool</button> },
    });
    await user.click((await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Flags' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Write with our tool' })).toHaveLength(1);
  });

  it('gives its place to an empty state of the host', async () => {
    renderWith(orgTree.Empty, { replace: { noOrganizations: <p>Call your account manager.</p> } });
    expect(await screen.findByText('Call your account manager.')).toBeVisible();
    expect(screen.queryByText('You are not a member of any organizations')).toBeNull();
  });
});

describe('the start of the staff area', () => {
  it('shows a section of the host in place of ours, and none that it hides', async () => {
    renderWith(globalHome.Ready, { replace: { stats: <a href="/reports">Our reports</a>, projects: null } });
    expect((await screen.findByRole('link', { name: 'Our reports' })).closest('li')).not.toBeNull();
    for (const name of ['Stats', 'Projects']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Users' })).toBeVisible();
  });
});

describe('a dialog', () => {
  it('takes the slots of its screen: a hidden button and an added sentence', async () => {
    renderWith(projectInfo.Ready, {
      replace: { viewUserList: null },
      dialog: (content, name) => (
        <>
          <p>Our policy for {name}</p>
          {content}
        </>
      ),
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Our policy for project-info')).toBeVisible();
    expect(await dialog.findByText('Mia Duarte')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'View User List' })).toBeNull();
  });

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
