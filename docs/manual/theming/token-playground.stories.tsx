import { OrganizationPanel } from '@timemap/admin-kit/organization';
import { smallOrganizations } from '@timemap/admin-mock';
import type { CSSProperties } from 'react';
import { expect, fireEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { contrastsOfBrand, everyHue } from './brand-contrast.ts';
import { TokenPlayground } from './token-playground.tsx';

const meta = preview.meta({
  title: 'Manual/Theming/Token playground',
  component: TokenPlayground,
  tags: ['!autodocs'],
});

/** The buttons of the panel take the colors picked on the left. */
export const Playground = meta.story({
  async play({ canvas }) {
    const add = await canvas.findByRole('button', { name: /Add New User/ });
    fireEvent.change(canvas.getByRole('slider', { name: /--ak-radius/ }), { target: { value: '11' } });
    expect(getComputedStyle(add).borderTopLeftRadius).toBe('11px');
  },
});

/** A whole screen from one color: `--ak-brand: #0f766e` on the element around it. */
export const Rebranded = meta.story({
  render: () => (
    <div style={{ '--ak-brand': '#0f766e' } as CSSProperties}>
      <OrganizationPanel organizationId={smallOrganizations.northwind} />
    </div>
  ),
  async play({ canvas }) {
    const tab = await canvas.findByRole('tab', { selected: true });
    const color = getComputedStyle(tab).getPropertyValue('--ak-accent');
    await expect(color).toContain('oklch');
  },
});

/** Every hue, pale and strong, light and dark: text has a contrast of 4.5 : 1, marks 3 : 1. */
export const EveryBrand = meta.story({
  render: () => <p>Measured in both themes, for every hue.</p>,
  async play({ canvasElement }) {
    const tooLow = everyHue.flatMap((brand) => contrastsOfBrand(canvasElement, brand));
    await expect(tooLow).toEqual([]);
  },
});
