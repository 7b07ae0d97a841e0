import preview from '../../../../../.storybook/preview.tsx';
import { CellCheckbox } from './cell-checkbox.tsx';

const meta = preview.meta({
  title: 'Parts/Cell checkbox',
  component: CellCheckbox,
  args: { label: 'Verified, maria@example.org', onCheckedChange: () => undefined, isChecked: false },
});

export const Off = meta.story({});
export const On = meta.story({ args: { isChecked: true } });
export const Mixed = meta.story({ args: { isChecked: 'mixed' } });
export const Disabled = meta.story({
  args: { isChecked: true, disabledReason: 'You cannot change yourself' },
});
