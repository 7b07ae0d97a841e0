import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { Tabs } from './tabs.tsx';

function Stateful(args: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(args.value);
  return <Tabs {...args} value={value} onValueChange={setValue} />;
}

const labels = ['Administration', 'Users', 'Projects', 'LMS Data'];
const itemsOf = (names: string[]) =>
  names.map((label) => ({ value: label, label, content: `${label} of Faculty of Arts` }));

const meta = preview.meta({
  title: 'Parts/Tabs',
  component: Tabs,
  args: {
    label: 'Faculty of Arts',
    items: itemsOf(labels),
    value: 'Administration',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
});

export const Ready = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
});
/** For tabs inside another tab's panel. */
export const Pills = meta.story({ args: { variant: 'pill' } });
export const Crowded = meta.story({
  args: {
    items: itemsOf([...labels, ...Array.from({ length: 16 }, (_, index) => `Further tab ${index + 1}`)]),
  },
});
