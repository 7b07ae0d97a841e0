import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { SelectField } from './select.tsx';

function Stateful(args: ComponentProps<typeof SelectField>) {
  const [value, setValue] = useState(args.value);
  return <SelectField {...args} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Parts/Select field',
  component: SelectField,
  args: {
    label: 'Role',
    value: '0',
    onValueChange: () => undefined,
    options: [
      { value: '0', label: 'Owner' },
      { value: '1', label: 'Member' },
      { value: '7', label: 'Teaching assistants of the winter term, second group' },
    ],
  },
  render: (args) => <Stateful {...args} />,
});

export const Chosen = meta.story();
export const NothingChosen = meta.story({ args: { value: '', placeholder: 'Select a Role' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Invalid = meta.story({
  args: { value: '', placeholder: 'Select a Role', error: 'Choose a role.' },
});
export const Disabled = meta.story({ args: { disabledReason: 'You cannot change your own role.' } });
