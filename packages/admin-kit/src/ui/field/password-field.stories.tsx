import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField } from './text-field.tsx';

const meta = preview.meta({
  title: 'Parts/Password field',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
});

export const Hidden = meta.story();
export const Shown = meta.story({
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});
