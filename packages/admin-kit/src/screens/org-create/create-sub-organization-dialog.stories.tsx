import { hostileText, smallOrganizations } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CreateSubOrganizationDialog } from './create-organization-dialogs.tsx';

const meta = preview.meta({
  title: 'Organizations/Create sub organization dialog',
  component: CreateSubOrganizationDialog,
  args: { parent: { id: smallOrganizations.harbour, name: 'Harbour City Schools' }, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Loading: 'it loads nothing',
      Empty: 'it lists nothing',
      LoadFailed: 'it loads nothing',
      Refreshing: 'it shows nothing that is loaded',
      AsMember: 'members are not offered it',
      PartlySaved: 'one organization is created or none',
    },
  },
});

export const Ready = meta.story();

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const Saving = meta.story({
  ...given(never('POST /suborganization/create')),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Night School{Enter}');
  },
});

export const SaveFailed = meta.story({
  ...given(fail('POST /suborganization/create', 'There is a Night School already')),
  play: Saving.play,
});

export const Hostile = meta.story({
  args: { parent: { id: smallOrganizations.long, name: hostileText.long } },
});

export const Narrow = meta.story({ globals: { width: '360' } });
