import preview from '../../../../../.storybook/preview.tsx';
import { CellSelect } from './cell-select.tsx';

const meta = preview.meta({
  title: 'Parts/Cell select',
  component: CellSelect,
  args: {
    label: 'Role of Maria',
    options: [
      { value: '0', label: 'Guest' },
      { value: '1', label: 'Admin' },
    ],
    value: '0',
    onValueChange: () => undefined,
  },
});

export const Chosen = meta.story({});
export const Unknown = meta.story({ args: { value: '999', placeholder: 'Unknown role (999)' } });
export const Disabled = meta.story({ args: { disabledReason: 'You cannot change your own role.' } });
