import { fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CreateRootOrganizationDialog } from './create-organization-dialogs.tsx';

const meta = preview.meta({
  title: 'Organizations/Create root organization dialog',
  component: CreateRootOrganizationDialog,
  args: { onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Loading: 'it loads nothing',
      Empty: 'it lists nothing',
      LoadFailed: 'it loads nothing',
      Refreshing: 'it shows nothing that is loaded',
      AsOrgAdmin: 'only global admins are offered it',
      AsMember: 'only global admins are offered it',
      PartlySaved: 'one organization is created or none',
      Hostile: 'nothing in it comes from the server',
    },
  },
});

export const Ready = meta.story();

export const Saving = meta.story({
  ...given(never('POST /organizations/create')),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Organization name' }), 'Night School');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Owner/ }), 'mia{Enter}');
  },
});

export const SaveFailed = meta.story({
  ...given(fail('POST /organizations/create', 'No user called mia')),
  play: Saving.play,
});

export const Narrow = meta.story({ globals: { width: '360' } });
