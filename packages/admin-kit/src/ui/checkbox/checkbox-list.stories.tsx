import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { CheckboxList } from './checkbox-list.tsx';

function Stateful({ items: start, ...args }: ComponentProps<typeof CheckboxList>) {
  const [items, setItems] = useState(start);
  const change = (value: string, isChecked: boolean) =>
    setItems(items.map((item) => (item.value === value ? { ...item, isChecked } : item)));
  return <CheckboxList {...args} items={items} onCheckedChange={change} />;
}

const meta = preview.meta({
  title: 'Parts/Checkbox list',
  component: CheckboxList,
  args: {
    legend: 'Permissions of Teaching assistants',
    onCheckedChange: () => undefined,
    items: [
      { value: '1', label: 'View Timelines', isChecked: true },
      { value: '2', label: 'Create Timelines', isChecked: true },
      { value: '4', label: 'Invite Users', isChecked: false },
      { value: '8', label: 'Remove Users', isChecked: false, disabledReason: 'Only with Invite Users.' },
      {
        value: '32',
        label: 'Edit All Timelines',
        isChecked: false,
        description: 'Supersedes per-timeline permissions.',
      },
    ],
  },
  render: (args) => <Stateful {...args} />,
});

export const Ready = meta.story({ args: { hint: 'Each change is saved immediately.' } });
export const Disabled = meta.story({
  args: { disabledReason: 'Built-in groups cannot be edited or deleted.' },
});
