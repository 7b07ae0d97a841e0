import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from './button-link.tsx';

const meta = preview.meta({
  title: 'Parts/Button link',
  component: ButtonLink,
  args: { href: '#users', children: 'View/Manage Users' },
});

export const Secondary = meta.story();
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Small = meta.story({ args: { size: 'small' } });
