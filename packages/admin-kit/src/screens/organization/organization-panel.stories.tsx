import { smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { OrganizationPanel } from './organization-panel.tsx';

const READ = 'GET /organizations/{id}';

const meta = preview.meta({
  title: 'Organizations/Organization panel',
  component: OrganizationPanel,
  args: { organizationId: smallOrganizations.northwind },
  parameters: {
    notApplicable: {
      Saving: 'what is saved here is saved by the license card and the dialogs',
      SaveFailed: 'what is saved here is saved by the license card and the dialogs',
      PartlySaved: 'what is saved here is saved by the license card and the dialogs',
    },
  },
});

export const Ready = meta.story({ tags: ['picture:dark'] });

export const Loading = meta.story({ ...given(never(READ)) });

export const Empty = meta.story({ args: { organizationId: smallOrganizations.emptyLot } });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

/** After creating a sub-organization, the old data stays until the new answer arrives. */
export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Sub Organization' }));
    const dialog = await within(document.body).findByRole('dialog');
    serverOf(loaded).use(never(READ));
    await userEvent.type(
      within(dialog).getByRole('textbox', { name: 'Organization name' }),
      'Night School{Enter}',
    );
  },
});

export const AsOrgAdmin = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('orgAdmin')),
});

export const AsMember = meta.story({
  args: { organizationId: smallOrganizations.harbour },
  ...given(as('member')),
});

/** Five levels of sub-organizations with names that are markup. */
export const Hostile = meta.story({ args: { organizationId: smallOrganizations.markup } });

export const Narrow = meta.story({ globals: { width: '360' } });

export const SubOrganization = meta.story({ args: { organizationId: smallOrganizations.historyFaculty } });

export const EverySlot = meta.story(everySlot);
