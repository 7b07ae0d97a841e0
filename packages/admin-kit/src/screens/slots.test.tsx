import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import type { AnySlots, TableSlots } from '../ui/slot/index.ts';
import * as adminDashboard from './admin-dashboard/admin-dashboard.stories.tsx';
import * as coupons from './coupons/coupons-table.stories.tsx';
import * as enterpriseDeal from './enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as enterpriseDeals from './enterprise-deals/enterprise-deals-table.stories.tsx';
import * as globalProjects from './global-projects/global-projects-table.stories.tsx';
import * as license from './license/license-card.stories.tsx';
import * as lms from './lms/lms-panel.stories.tsx';
import * as orgProjects from './org-projects/org-projects-panel.stories.tsx';
import * as orgTree from './org-tree/org-tree.stories.tsx';
import * as orgUsers from './org-users/org-users-panel.stories.tsx';
import * as organization from './organization/organization-panel.stories.tsx';
import * as projectRoles from './project-roles/project-roles-panel.stories.tsx';
import * as stats from './stats/stats-cards.stories.tsx';
import * as ticketDetail from './ticket-detail/ticket-detail.stories.tsx';
import * as tickets from './tickets/ticket-list.stories.tsx';
import * as userDetail from './user-detail/user-detail.stories.tsx';
import * as users from './users/users-table.stories.tsx';
import * as whitelist from './whitelist/whitelist-manager.stories.tsx';

interface TableCase {
  /** The name of the table in `slots.tables`. */
  table: string;
  story: unknown;
  options?: RenderStoryOptions;
}

const tables: TableCase[] = [
  { table: 'users', story: users.Ready },
  { table: 'org-users', story: orgUsers.Ready },
  { table: 'org-projects', story: orgProjects.Ready },
  { table: 'coupons', story: coupons.Ready },
  { table: 'enterprise-deals', story: enterpriseDeals.Ready },
  { table: 'global-projects', story: globalProjects.Ready },
  { table: 'tickets', story: tickets.Ready },
  { table: 'organizations', story: adminDashboard.Ready },
  { table: 'user-projects', story: userDetail.Ready },
  { table: 'user-tickets', story: userDetail.Ready },
  { table: 'lti-institutions', story: stats.Lti },
  { table: 'code-batches', story: lms.Ready, options: { args: { tab: 'paywall' } } },
];

function renderWith(story: unknown, slots: AnySlots, { args, ...options }: RenderStoryOptions = {}) {
  return renderStory(story, { ...options, args: { ...args, slots } });
}

function renderTable({ table, story, options }: TableCase, slots: TableSlots<never>) {
  return renderWith(story, { tables: { [table]: slots } }, options);
}

describe.each(tables)('the table $table, with what a host adds', (given) => {
  it('shows a column and actions of the host, and gives it the selected rows', async () => {
    const seen: unknown[] = [];
    const { user } = renderTable(given, {
      columns: [{ id: 'tier', header: 'Our tier', cell: () => <i>Gold</i> }],
      rowActions: (row) => [{ label: 'Write a note', onSelect: () => seen.push(row) }],
      bulkActions: (rows) => <button type="button">Tag {rows.length} of ours</button>,
      actions: <button type="button">Import ours</button>,
    });
    const table = (await screen.findByRole('columnheader', { name: 'Our tier' })).closest('table');
    const grid = within(table as HTMLTableElement);
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
    renderTable(
      { table: 'coupons', story: coupons.Empty },
      { emptyState: <p>Ask marketing for a campaign.</p>, hides: ['filter', 'columns', 'export', 'reload'] },
    );
    expect(await screen.findByText('Ask marketing for a campaign.')).toBeVisible();
    expect(screen.queryByText('No coupons match query')).toBeNull();
  });

  it('leaves out the filter, the choice of columns, the export and the reload of a table with rows', async () => {
    const { unmount } = renderStory(coupons.Ready);
    const names = ['Columns', /^Export/, 'Reload coupons'];
    await screen.findByRole('button', { name: 'Reload coupons' });
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    unmount();
    renderTable(
      { table: 'coupons', story: coupons.Ready },
      { hides: ['filter', 'columns', 'export', 'reload'] },
    );
    await screen.findByText('WELCOME-10');
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

interface Heading {
  what: string;
  story: unknown;
}

const headings: Heading[] = [
  { what: 'a license', story: license.Ready },
  { what: 'the users of an organization', story: orgUsers.Ready },
  { what: 'the projects of an organization', story: orgProjects.Ready },
  { what: 'all organizations', story: adminDashboard.Ready },
  { what: 'a user', story: userDetail.Ready },
  { what: 'a ticket', story: ticketDetail.Ready },
  { what: 'a deal', story: enterpriseDeal.Ready },
  { what: 'an organization', story: organization.Ready },
  { what: 'members and roles', story: projectRoles.Ready },
  { what: 'the tree', story: orgTree.Ready },
  { what: 'the whitelist', story: whitelist.Ready },
];

describe.each(headings)('the heading of $what', ({ story }) => {
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
    renderWith(organization.Ready, {
      replace: { revokeLicense: <button type="button">Ask for a refund</button> },
    });
    expect(await screen.findByRole('button', { name: 'Ask for a refund' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke License' })).toBeNull();
  });

  it('gives its place to an empty state of the host', async () => {
    renderWith(license.Empty, { replace: { noLicense: <p>Call your account manager.</p> } });
    expect(await screen.findByText('Call your account manager.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create License' })).toBeNull();
  });
});

describe('a dialog', () => {
  it('shows what the host puts around its content, by its name', async () => {
    const { user } = renderWith(license.Ready, {
      dialog: (content, name) => (
        <>
          <p>Our policy for {name}</p>
          {content}
        </>
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke License' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Our policy for revoke-license')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});
