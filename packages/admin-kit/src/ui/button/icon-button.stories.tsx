import preview from '../../../../../.storybook/preview.tsx';
import { RefreshIcon, TrashIcon } from '../icon/icons.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  title: 'Parts/Icon button',
  component: IconButton,
  args: { label: 'Refresh Users', icon: <RefreshIcon /> },
});

export const Quiet = meta.story();
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const DangerQuiet = meta.story({
  args: { variant: 'danger-quiet', label: 'Remove maria@example.org', icon: <TrashIcon /> },
});
export const Small = meta.story({ args: { size: 'small' } });
export const Busy = meta.story({ args: { isBusy: true } });
export const Disabled = meta.story({ args: { disabledReason: 'The users are loading.' } });
export const Focused = meta.story({ play: ({ userEvent }) => userEvent.tab() });
