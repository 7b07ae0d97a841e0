import { ApiError } from '@timemap/admin-api';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { type FailedAttempt, NotSaved } from './not-saved.tsx';

const meta = preview.meta({
  title: 'Parts/Not saved',
  component: NotSaved,
  args: {
    failure: null,
    children: (describedBy) => <Button aria-describedby={describedBy}>Disable License</Button>,
  },
});

// Storybook's deep clone of args breaks an ApiError.
const locked: FailedAttempt = {
  error: new ApiError('refused', 'POST /licenses/toggle', {
    status: 409,
    serverText: 'The license is locked',
  }),
  retry: () => {},
};
const offline: FailedAttempt = { error: new ApiError('offline', 'POST /licenses/toggle'), retry: () => {} };

export const Saved = meta.story({});

export const BesideAButton = meta.story({
  render: (args) => <NotSaved {...args} failure={locked} />,
});

export const BesideACheckbox = meta.story({
  render: () => (
    <NotSaved failure={locked} showsSavedValue>
      {(describedBy) => (
        <CellCheckbox
          label="Verified, Uma Sethi"
          isChecked={false}
          onCheckedChange={() => {}}
          aria-describedby={describedBy}
        />
      )}
    </NotSaved>
  ),
});

export const Offline = meta.story({
  render: (args) => <NotSaved {...args} failure={offline} />,
});
