import { screen } from '@testing-library/react';
import type { Operation } from '@timemap/admin-api';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import type { RenderedStory, StageWorldPreparation } from '../../../.storybook/render-story.tsx';
import * as deal from '../../../packages/admin-kit/src/screens/enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as deals from '../../../packages/admin-kit/src/screens/enterprise-deals/enterprise-deals-table.stories.tsx';
import * as projects from '../../../packages/admin-kit/src/screens/global-projects/global-projects-table.stories.tsx';
import * as license from '../../../packages/admin-kit/src/screens/license/license-card.stories.tsx';
import * as createRoot from '../../../packages/admin-kit/src/screens/org-create/create-root-organization-dialog.stories.tsx';
import * as createSub from '../../../packages/admin-kit/src/screens/org-create/create-sub-organization-dialog.stories.tsx';
import * as orgDelete from '../../../packages/admin-kit/src/screens/org-delete/delete-organization-dialog.stories.tsx';
import * as orgUsers from '../../../packages/admin-kit/src/screens/org-users/org-users-panel.stories.tsx';
import * as projectInfo from '../../../packages/admin-kit/src/screens/project-info/project-info-dialog.stories.tsx';
import * as signIn from '../../../packages/admin-kit/src/screens/sign-in/sign-in-form.stories.tsx';
import * as stats from '../../../packages/admin-kit/src/screens/stats/stats-cards.stories.tsx';
import * as ticket from '../../../packages/admin-kit/src/screens/ticket-detail/ticket-detail.stories.tsx';
import { ticketsTable } from '../../../packages/admin-kit/src/screens/tickets/index.ts';
import * as ticketList from '../../../packages/admin-kit/src/screens/tickets/ticket-list.stories.tsx';
import * as userDetail from '../../../packages/admin-kit/src/screens/user-detail/user-detail.stories.tsx';
import { settle } from '../cell.tsx';
import { opened, press, pressInDialog } from '../gestures.ts';

export interface Use {
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
  readonly act?: (story: RenderedStory) => Promise<void>;
  readonly condition?: string;
}

export const conditions: Readonly<Partial<Record<Operation, string>>> = {
  'DELETE /organizations/{id}': 'once for each action, by the `deleteOrganization` of your `capabilities`',
};

const flag = (name: string): Use => ({
  story: userDetail.Ready,
  act: async ({ user }) => user.click(screen.getByRole('checkbox', { name })),
});

const onTrial = (name: string): Use => ({
  story: userDetail.Ready,
  args: { userId: 15 },
  act: async (story) => {
    await press(name)(story);
    await opened();
    await pressInDialog(name)(story);
  },
});

const queueOf = (status: string): Use => ({
  story: ticket.InQueue,
  args: {
    queue: {
      tableState: { ...ticketsTable, choices: { status, state: '' } },
      ticketHref: (id: number) => `/tickets/${id}`,
      listHref: '/tickets',
    },
  },
});

const onDefaultMembers = (act: NonNullable<Use['act']>): Use => ({
  story: projectInfo.Ready,
  act: async (story) => {
    await story.user.selectOptions(screen.getByRole('combobox', { name: 'Select a Group' }), '2');
    await settle(1200);
    await act(story);
  },
});

const inMenuOfUser = (item: string, act: NonNullable<Use['act']>): Use => ({
  story: userDetail.Ready,
  prepare: ({ server: { db } }) => {
    // The heir is a guest in the projects already.
    const projects = db.projectMembers.filter(({ userId }) => userId === 3).map(({ projectId }) => projectId);
    const others = db.projectMembers.filter(({ userId }) => userId !== 2);
    const asGuest = projects.map((projectId) => ({ projectId, userId: 2, roleId: 0 }));
    db.projectMembers.splice(0, Number.POSITIVE_INFINITY, ...others, ...asGuest);
  },
  act: async (story) => {
    await settle(1200);
    await press('More actions for mia')(story);
    await story.user.click(await screen.findByRole('menuitem', { name: item }));
    await opened();
    await settle(1200);
    await act(story);
    await settle(1200);
  },
});

const pressUndo: NonNullable<Use['act']> = async (story) => {
  await settle(1200);
  await press('Undo')(story);
};

export const furtherUses: readonly Use[] = [
  inMenuOfUser('Remove from Everything…', async (story) => {
    await story.user.type(screen.getByRole('textbox', { name: /^Hand the projects to/ }), 'oren');
    await settle(1200);
    await pressInDialog('Remove from Everything')(story);
    await pressUndo(story);
  }),
  {
    story: userDetail.Ready,
    prepare: ({ server }) => void server.db.whitelist.splice(0),
    act: async (story) => {
      await settle(1200);
      await press('Add to Whitelist')(story);
      await pressUndo(story);
    },
  },
  flag('Verified'),
  flag('Grandfathered'),
  flag('Edu override'),
  onTrial('Reset'),
  onTrial('Expire'),
  onTrial('Restart'),
  {
    story: userDetail.Ready,
    prepare: ({ server: { db } }) => {
      db.organizationMembers.push({ organizationId: 2, userId: 3, isAdmin: false });
    },
  },
  {
    story: ticket.Ready,
    args: { hasPerson: true },
    prepare: ({ server: { db } }) => {
      db.organizationMembers.push({ organizationId: 2, userId: 3, isAdmin: false });
    },
  },
  {
    story: orgUsers.Ready,
    act: async (story) => {
      await press('Add Multiple Users')(story);
      await opened();
      await settle(1200);
    },
  },
  { story: stats.WithGrowth },
  {
    story: deal.Ready,
    prepare: ({ server }) => server.use(answer('GET /enterprise/{id}/whitelist', [])),
    act: async (story) => {
      await settle(1200);
      await press('Email Users')(story);
      await opened();
      await settle(1200);
    },
  },
  {
    story: projects.Ready,
    act: async (story) => {
      await story.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
      await story.user.click(await screen.findByRole('button', { name: 'Hand Over…' }));
      await opened();
      await settle(1200);
      await story.user.type(screen.getByRole('textbox', { name: /^New member/ }), 'nobody.here');
      await story.user.type(screen.getByRole('textbox', { name: /^Member to remove/ }), 'mia');
      await pressInDialog('Hand Over Projects')(story);
      await settle(1200);
    },
  },
  {
    story: deals.Ready,
    act: async (story) => {
      await press('Actions for Deal with district 6')(story);
      await story.user.click(await screen.findByRole('menuitem', { name: 'Email Users' }));
      await opened();
    },
  },
  {
    story: userDetail.Ready,
    prepare: ({ server }) => server.use(fail('GET /global/users/{id}', 'There is no such call', 404)),
    condition: 'where `GET /global/users/{id}` answers 404',
  },
  queueOf('resolved'),
  {
    story: ticketList.Ready,
    act: async (story) => {
      await story.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
      await story.user.click(await screen.findByRole('button', { name: 'Set Status' }));
      await story.user.click(await screen.findByRole('menuitem', { name: 'Resolved' }));
      await screen.findByRole('dialog');
      await pressInDialog(/Resolved/)(story);
    },
  },
  queueOf('unresolved'),
  onDefaultMembers(async (story) => {
    await press('Delete Group')(story);
    await settle(1200);
    await pressInDialog('Confirm Delete Group')(story);
  }),
  onDefaultMembers(async ({ user }) => user.click(screen.getByRole('checkbox', { name: 'Invite Users' }))),
  {
    story: projectInfo.Ready,
    act: async (story) => {
      await press('Add User')(story);
      await settle(1200);
      await story.user.type(screen.getByRole('textbox', { name: 'Email or username' }), 'uma');
      await story.user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), '0');
      await pressInDialog('Add User')(story);
    },
  },
  {
    story: createRoot.Ready,
    act: async (story) => {
      await story.user.type(screen.getByRole('textbox', { name: 'Organization name' }), 'Night School');
      await story.user.type(screen.getByRole('textbox', { name: /^Owner/ }), 'mia');
      await pressInDialog('Create')(story);
    },
  },
  {
    story: createSub.Ready,
    act: async (story) => {
      await story.user.type(screen.getByRole('textbox', { name: 'Organization name' }), 'Night School');
      await pressInDialog('Create')(story);
    },
  },
  {
    story: license.ChangingSeats,
    act: async (story) => {
      await press('Change Seats…')(story);
      await settle(1200);
      await story.user.type(screen.getByRole('textbox', { name: 'Seats' }), '0');
      await pressInDialog('Change Seats')(story);
    },
  },
  {
    story: orgDelete.Root,
    act: async (story) => {
      const field = screen.getByRole('textbox', { name: 'To confirm, type this text' });
      await story.user.type(field, 'delete Harbour City Schools');
      await pressInDialog('Delete')(story);
    },
  },
  {
    story: signIn.Ready,
    condition: 'once for each press',
    act: async ({ user }) => {
      await user.type(screen.getByLabelText('Username or email'), 'ada');
      await user.type(screen.getByLabelText('Password'), 'ada-demo');
      await user.click(screen.getByRole('button', { name: 'Login' }));
    },
  },
];
