import { hostileText, smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';

const pierStreet = {
  id: 205,
  name: '10 Pier Street',
  parentId: smallOrganizations.harbour,
  isLocalAdmin: true,
  children: [],
};
const harbour = {
  id: smallOrganizations.harbour,
  name: 'Harbour City Schools',
  parentId: 0,
  isLocalAdmin: true,
};

const meta = preview.meta({
  title: 'Organizations/Delete organization dialog',
  component: DeleteOrganizationDialog,
  args: { organization: pierStreet, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Empty: 'it lists nothing',
      Refreshing: 'its numbers come from reads that have just ended',
      PartlySaved: 'the organization is deleted or it is not',
    },
  },
});

/** Delete stays disabled until the text is typed. */
export const Ready = meta.story({ tags: ['picture:light'] });

/** What will be lost is still being counted. */
export const Loading = meta.story({
  ...given(never('GET /organizations/{id}/users'), never('GET /organizations/{id}/projects')),
});

export const LoadFailed = meta.story({
  ...given(fail('GET /organizations/{id}/users', 'No'), fail('GET /organizations/{id}/projects', 'No')),
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({
  args: { organization: { ...pierStreet, isLocalAdmin: false } },
  ...given(as('member')),
});

export const Saving = meta.story({
  ...given(never('DELETE /organizations/{id}')),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'delete 10 Pier Street{Enter}');
  },
});

export const SaveFailed = meta.story({
  ...given(fail('DELETE /organizations/{id}', 'Two projects of this organization are being exported')),
  play: Saving.play,
});

/** The name contains markup and invisible characters, so the text can be copied. */
export const Hostile = meta.story({
  args: {
    organization: {
      ...pierStreet,
      id: smallOrganizations.noSpaces,
      name: `${hostileText.markup} ${hostileText.invisible} ${hostileText.noSpaces}`,
    },
  },
  globals: { width: '360' },
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const Confirmed = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'delete 10 Pier Street');
  },
});

/** The specification names no call. Without one from the host, the dialog says that it cannot delete. */
export const ServerCannot = meta.story({ parameters: { capabilities: {} } });

/** Its seats are lost too. */
export const Root = meta.story({ args: { organization: harbour } });

/** Only global admins delete roots. */
export const RootAsOrgAdmin = meta.story({ args: { organization: harbour }, ...given(as('orgAdmin')) });

export const NoName = meta.story({ args: { organization: { ...pierStreet, id: 1201, name: ' ' } } });
