import { ApiError } from '@timemap/admin-api';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { CellCheckbox } from '../cell/cell-checkbox.tsx';
import { NotSaved } from './not-saved.tsx';

const meta = preview.meta({
  title: 'Parts/Not saved',
  component: NotSaved,
  args: {
    failure: {
      error: new ApiError('refused', 'POST /licenses/toggle', {
        status: 409,
        serverText: 'The license is locked',
      }),
      retry: () => {},
    },
    children: (describedBy) => <Button aria-describedby={describedBy}>Disable License</Button>,
  },
});

export const BesideAButton = meta.story({});

export const BesideACheckbox = meta.story({
  args: {
    children: (describedBy) => (
      <CellCheckbox
        label="Verified, Uma Sethi"
        isChecked={false}
        onCheckedChange={() => {}}
        aria-describedby={describedBy}
      />
    ),
  },
});

export const Offline = meta.story({
  args: { failure: { error: new ApiError('offline', 'POST /licenses/toggle'), retry: () => {} } },
});
