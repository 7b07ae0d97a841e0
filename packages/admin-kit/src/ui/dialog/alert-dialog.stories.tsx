import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const meta = preview.meta({
  title: 'Parts/Alert dialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    title: 'Revoke the license of Faculty of Arts',
    description: 'Its 40 seats are lost. This cannot be undone.',
    onClose: () => undefined,
    actions: <Button variant="danger">Revoke License</Button>,
  },
});

export const Open = meta.story();
export const Busy = meta.story({
  args: {
    isBusy: true,
    actions: (
      <Button variant="danger" isBusy>
        Revoke License
      </Button>
    ),
  },
});
export const Failed = meta.story({ args: { error: 'The license is in use' } });
export const TwoActions = meta.story({
  args: {
    title: 'Remove maria@example.org',
    description: 'She loses access to the projects of Faculty of Arts. What she made stays.',
    actions: (
      <>
        <Button variant="danger">Remove User From This Organization Only</Button>
        <Button variant="danger">Remove User From Entire Organization Tree</Button>
      </>
    ),
  },
});
