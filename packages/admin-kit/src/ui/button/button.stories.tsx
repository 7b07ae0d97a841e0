import preview from '../../../../../.storybook/preview.tsx';
import { PlusIcon } from '../icon/icons.tsx';
import { Button } from './button.tsx';

const meta = preview.meta({ title: 'Parts/Button', component: Button, args: { children: 'Create License' } });

export const Primary = meta.story({ args: { variant: 'primary' } });
export const Secondary = meta.story();
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Revoke License' } });
export const DangerQuiet = meta.story({ args: { variant: 'danger-quiet', children: 'Revoke License' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithIcon = meta.story({ args: { icon: <PlusIcon />, children: 'Add User' } });
export const Busy = meta.story({ args: { variant: 'primary', isBusy: true } });
export const Disabled = meta.story({
  args: { disabledReason: 'Only global admins can create licenses.' },
});
/** The reason shows on hover, focus and tap. */
export const DisabledAndFocused = meta.story({
  args: { disabledReason: 'Only global admins can create licenses.' },
  play: ({ userEvent }) => userEvent.tab(),
});
export const Crowded = meta.story({
  args: { children: 'Remove User From Entire Organization Tree '.repeat(6) },
});
