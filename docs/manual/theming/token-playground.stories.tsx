import { expect, fireEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TokenPlayground } from './token-playground.tsx';

const meta = preview.meta({
  title: 'Manual/Theming/Token playground',
  component: TokenPlayground,
  tags: ['!autodocs'],
});

/** What is picked on the left is what the buttons of the panel have. */
export const Playground = meta.story({
  async play({ canvas }) {
    const add = await canvas.findByRole('button', { name: /Add New User/ });
    fireEvent.change(canvas.getByRole('slider', { name: /--ak-radius/ }), { target: { value: '11' } });
    expect(getComputedStyle(add).borderTopLeftRadius).toBe('11px');
  },
});
