import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { NumberField } from './number-field.tsx';

function Stateful(args: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(args.value);
  return <NumberField {...args} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Parts/Number field',
  component: NumberField,
  args: { label: 'Seats', value: '1', min: 1, max: 10_000, onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
});

export const Valid = meta.story();
export const Required = meta.story({ args: { value: '', isRequired: true } });
export const Invalid = meta.story({
  args: { value: '0' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
});
