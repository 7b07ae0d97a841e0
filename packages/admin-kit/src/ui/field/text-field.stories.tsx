import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from './text-field.tsx';

const meta = preview.meta({
  title: 'Parts/Text field',
  component: TextField,
  args: { label: 'Organization name' },
});

export const Empty = meta.story({ args: { placeholder: 'Faculty of Arts' } });
export const Filled = meta.story({ args: { defaultValue: 'Faculty of Arts' } });
export const Required = meta.story({ args: { isRequired: true, hint: 'Shown to every member.' } });
export const Invalid = meta.story({ args: { defaultValue: 'maria', error: 'No such user' } });
export const ReadOnly = meta.story({ args: { defaultValue: 'Faculty of Arts', readOnly: true } });
export const Focused = meta.story({ play: ({ userEvent }) => userEvent.tab() });
export const Crowded = meta.story({
  args: {
    label: 'Organization name '.repeat(12),
    hint: 'Shown to every member. '.repeat(12),
    error: 'averyveryverylongentrywithoutanyspace'.repeat(8),
  },
});
