import preview from '../../../../../.storybook/preview.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = preview.meta({ title: 'Parts/Copy button', component: CopyButton });

export const Ready = meta.story({ args: { text: '40127', label: 'Copy license ID' } });
export const Refused = meta.story({
  args: { text: '40127', label: 'Copy license ID' },
  async play({ canvas, userEvent }) {
    const write = navigator.clipboard.writeText;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy license ID' }));
    await canvas.findByDisplayValue('40127');
    navigator.clipboard.writeText = write;
  },
});
