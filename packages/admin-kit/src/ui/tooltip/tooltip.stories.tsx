import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Parts/Tooltip',
  component: Tooltip,
  args: {
    text: 'Faculty of Arts and Humanities, Department of Comparative Literature',
    children: <Button>Faculty of…</Button>,
  },
});

export const Closed = meta.story();
export const Open = meta.story({ play: ({ userEvent }) => userEvent.tab() });
