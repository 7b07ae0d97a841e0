import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Parts/Icon button',
  component: IconButton,
  args: { label: 'Refresh Users', icon: <Icon name="refresh" /> },
});

export const Quiet = meta.story();
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const DangerQuiet = meta.story({
  args: { variant: 'danger-quiet', label: 'Remove maria@example.org', icon: <Icon name="trash" /> },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Busy = meta.story({ args: { isBusy: true } });
export const Disabled = meta.story({ args: { disabledReason: 'The users are loading.' } });
export const Focused = meta.story({ play: ({ userEvent }) => userEvent.tab() });
