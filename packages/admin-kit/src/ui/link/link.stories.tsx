import preview from '../../../../../.storybook/preview.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Parts/Link',
  component: Link,
  args: { href: '#org', children: 'Faculty of Arts' },
});

export const InText = meta.story({
  render: (args) => (
    <span>
      A project of <Link {...args} />, duplicated in March.
    </span>
  ),
});
export const Focused = meta.story({ play: ({ userEvent }) => userEvent.tab() });
export const Quiet = meta.story({ args: { isQuiet: true } });
