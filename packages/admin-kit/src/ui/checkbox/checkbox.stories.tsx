import { type ComponentProps, useState } from 'react';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './checkbox.tsx';

function Stateful(args: ComponentProps<typeof Checkbox>) {
  const [isChecked, setIsChecked] = useState(args.isChecked);
  return <Checkbox {...args} isChecked={isChecked} onCheckedChange={setIsChecked} />;
}

const meta = preview.meta({
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'View Timelines', isChecked: true, onCheckedChange: () => undefined },
  render: (args) => <Stateful {...args} />,
});

export const Checked = meta.story();
export const Unchecked = meta.story({ args: { isChecked: false } });
export const Mixed = meta.story({ args: { isChecked: 'mixed' } });
export const WithDescription = meta.story({ args: { description: 'Supersedes per-timeline permissions.' } });
export const Disabled = meta.story({ args: { disabledReason: 'Built-in groups cannot be edited.' } });
/** In a table the label is for screen readers, and the reason is a tooltip. */
export const WithoutLabel = meta.story({
  args: { isLabelHidden: true, disabledReason: 'You cannot change your own admin flag.' },
  play: ({ userEvent }) => userEvent.tab(),
});
