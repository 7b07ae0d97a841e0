import { hostileText } from '@timemap/admin-mock';
import { as, fail, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginAsDialog } from './login-as-dialog.tsx';

const CALL = 'POST /global/users/loginas';

const meta = preview.meta({
  title: 'People/Login as dialog',
  component: LoginAsDialog,
  args: { user: { id: 3, username: 'mia' }, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Loading: 'it loads nothing',
      Empty: 'it lists nothing',
      LoadFailed: 'it loads nothing',
      Refreshing: 'it shows nothing that is loaded',
      PartlySaved: 'there is a session or there is none',
    },
  },
});

export const Ready = meta.story({ tags: ['picture:light'] });

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')), args: { user: { id: 2, username: 'oren' } } });

export const Saving = meta.story({
  ...given(never(CALL)),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Log In as/ }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail(CALL, 'This account is frozen')),
  play: Saving.input.play,
});

/** A name with markup, and a very long project name. */
export const Hostile = meta.story({
  args: {
    user: { id: 6, username: hostileText.markup },
    project: { id: 7, name: hostileText.long },
  },
  globals: { width: '360' },
});

export const Narrow = meta.story({ globals: { width: '360' } });

export const Oneself = meta.story({ args: { user: { id: 1, username: 'ada' } } });

export const AskingReason = meta.story({ parameters: { policy: { asksReasonForLogIn: true } } });
