import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

const meta = preview.meta({ title: 'Parts/Alert', component: Alert });

export const Info = meta.story({ args: { children: 'Seats are counted once a day.' } });
export const Warning = meta.story({ args: { tone: 'warning', children: 'No such user' } });
export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Failed to load users',
    children: 'The server did not answer in time. Try again.',
    action: <Button size="small">Retry</Button>,
  },
});
export const Success = meta.story({
  args: { tone: 'success', children: 'Added 12 users.', onDismiss: () => undefined },
});
export const Crowded = meta.story({
  args: {
    tone: 'warning',
    children: `Failed to add entry: ${'averyveryverylongentrywithoutanyspace'.repeat(8)}`,
    action: <Button size="small">Retry</Button>,
    onDismiss: () => undefined,
  },
});
