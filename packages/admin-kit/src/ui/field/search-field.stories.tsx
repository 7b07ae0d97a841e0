import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './search-field.tsx';

function Stateful(args: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(args.value);
  return <SearchField {...args} value={value} onValueChange={setValue} />;
}

const meta = preview.meta({
  title: 'Parts/Search field',
  component: SearchField,
  args: { label: 'Search members', placeholder: 'Search members', value: '', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { value: 'maria' } });
export const WithLabel = meta.story({ args: { isLabelHidden: false } });
