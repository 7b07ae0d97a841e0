import { as, fail, never, noRows } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';

const READ = 'GET /organizations/admin/all';

const meta = preview.meta({
  title: 'Shell/Admin dashboard',
  component: AdminDashboard,
  parameters: {
    notApplicable: {
      Saving: 'shown by the dialogs it opens',
      SaveFailed: 'shown by the dialogs it opens',
      PartlySaved: 'shown by the dialogs it opens',
    },
  },
});

export const Ready = meta.story({ tags: ['picture:rtl'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ ...given(noRows(READ)) });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh organizations' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(refresh);
  },
});

/** Only global admins see it; the host is asked to navigate to the root. */
export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ name: 'As member, forbidden', ...given(as('member')) });

/** Every organization of the demo on one page: markup, right-to-left names, names without blanks, blank names. */
export const Hostile = meta.story();

export const Narrow = meta.story({ globals: { width: '360' } });

export const CreatingOrganization = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
    await screen.findByRole('dialog');
  },
});

export const DeletingOrganization = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Cartography Workshop' }));
    await userEvent.click(
      within(await screen.findByRole('menu')).getByRole('menuitem', {
        name: 'Delete Organization',
      }),
    );
    await screen.findByRole('dialog');
  },
});

export const EverySlot = meta.story(everySlot);
