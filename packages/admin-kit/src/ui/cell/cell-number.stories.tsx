import preview from '../../../../../.storybook/preview.tsx';
import { CellNumber } from './cell-number.tsx';

const meta = preview.meta({
  title: 'Parts/Cell number',
  component: CellNumber,
  args: { label: 'Months, SPRING-26', value: 12, onCommit: () => undefined },
});

export const Plain = meta.story({});
export const WithNote = meta.story({ args: { value: 0, note: 'unlimited' } });
export const Unknown = meta.story({ args: { value: null } });
export const Disabled = meta.story({ args: { disabledReason: 'This coupon cannot be changed' } });

/** An invalid text stays for correction and is not saved. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'a dozen{Enter}');
  },
});
