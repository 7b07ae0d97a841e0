import preview from '../../../../../.storybook/preview.tsx';
import { CsvSeparatorMenu } from './separator-menu.tsx';

const meta = preview.meta({ title: 'Parts/Separator menu', component: CsvSeparatorMenu });

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});
