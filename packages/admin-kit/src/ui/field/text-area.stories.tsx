import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { TextArea } from './text-area.tsx';

function Stateful(args: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(args.value);
  return <TextArea {...args} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Parts/Text area',
  component: TextArea,
  args: { label: 'Description', value: 'A timeline of the reformation.', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
});

export const Filled = meta.story();
export const WithCounter = meta.story({ args: { limit: 2500 } });
export const NearTheLimit = meta.story({ args: { limit: 32 } });
export const TooLong = meta.story({ args: { limit: 20 } });
export const Invalid = meta.story({ args: { error: '2 users could not be added.' } });
