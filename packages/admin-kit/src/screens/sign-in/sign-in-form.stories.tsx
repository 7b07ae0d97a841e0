import { hostileText } from '@timemap/admin-mock';
import { drop, fail, never } from '@timemap/admin-mock/scenarios';
import type { StoryContext } from 'storybook/internal/csf';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

function SignInFormOnStage({ client, ...rest }: SignInFormProps) {
  const kit = useAdminKit();
  return <SignInForm {...rest} client={client === undefined ? kit.client : client} />;
}

const noData = 'the form shows nothing that was loaded';
const noRole = 'nobody is signed in yet';

const meta = preview.meta({
  title: 'Shell/Sign in form',
  component: SignInForm,
  render: (args) => <SignInFormOnStage {...args} />,
  args: { client: undefined, onSignedIn: () => undefined },
  parameters: {
    notApplicable: {
      Loading: noData,
      Empty: noData,
      LoadFailed: noData,
      Refreshing: noData,
      AsOrgAdmin: noRole,
      AsMember: noRole,
      PartlySaved: 'there is one request',
    },
  },
});

export const Ready = meta.story({ tags: ['picture:dark'] });

async function logIn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText('Username or email'), 'ada');
  await userEvent.type(canvas.getByLabelText('Password'), 'ada-demo');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

export const Saving = meta.story({ ...given(never('POST /login')), play: logIn });

export const SaveFailed = meta.story({
  ...given(fail('POST /login', 'The username or the password is wrong.', 200)),
  play: logIn,
});

/** The server's text is shown as plain text. */
export const Hostile = meta.story({ ...given(fail('POST /login', hostileText.markup)), play: logIn });

export const Narrow = meta.story({ globals: { width: '240' } });

/** No message, as specified; the button is enabled again (A §8). */
export const ConnectionLost = meta.story({ ...given(drop('POST /login')), play: logIn });

export const NotConfigured = meta.story({ args: { client: null } });
