import { OrganizationPanel } from '@timemap/admin-kit/organization';
import { Button } from '@timemap/admin-kit/ui/button';
import { AdminKitRoot } from '@timemap/admin-kit/ui/kit-root';
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

function lightness(color: string): number {
  return Number(/^oklch\(([\d.]+)/.exec(color)?.[1]);
}

/** What is changed on the left shows in both themes, and as the sheet that does it. */
export const Playground = meta.story({
  async play({ canvas }) {
    fireEvent.change(canvas.getByRole('slider', { name: /--ak-radius/ }), { target: { value: '11' } });
    fireEvent.change(canvas.getByLabelText('--ak-text in dark'), { target: { value: '#ffffff' } });
    for (const add of canvas.getAllByRole('button', { name: 'Add User' })) {
      await expect(getComputedStyle(add).borderTopLeftRadius).toBe('11px');
    }
    for (const ratio of canvas.getAllByRole('status')) await expect(ratio).not.toHaveTextContent(/^[1-3]\./);
    await expect(canvas.getByText(/--ak-radius: 11px;/)).toHaveTextContent(
      '--ak-text: light-dark(#1c2024, #ffffff);',
    );
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

/** A brand that is almost black, in light and in dark: the main buttons are almost black, then almost white. */
export const AlmostBlack = meta.story({
  render: () => (
    <div className="token-playground-themes" style={{ '--ak-brand': '#16181d' } as CSSProperties}>
      <AdminKitRoot theme="light">
        <Button variant="primary">In light</Button>
      </AdminKitRoot>
      <AdminKitRoot theme="dark">
        <Button variant="primary">In dark</Button>
      </AdminKitRoot>
    </div>
  ),
  async play({ canvas }) {
    const look = (name: string) => {
      const { backgroundColor, color } = getComputedStyle(canvas.getByRole('button', { name }));
      return { fill: lightness(backgroundColor), text: lightness(color) };
    };
    await expect(look('In light').fill).toBeCloseTo(0.21, 2);
    await expect(look('In light').text).toBe(1);
    await expect(look('In dark').fill).toBeGreaterThan(0.9);
    await expect(look('In dark').text).toBeLessThan(0.2);
  },
});

const shownHues = everyHue.filter((_, index) => index % 3 === 0);

/** Every hue, pale and strong, light and dark: text has a contrast of 4.5 : 1, marks 3 : 1. A third of them is shown. */
export const EveryBrand = meta.story({
  render: () => (
    <div className="token-playground-themes">
      {(['light', 'dark'] as const).map((theme) => (
        <AdminKitRoot key={theme} theme={theme}>
          <div className="token-playground-brands">
            {shownHues.map((brand) => (
              <div key={brand} style={{ '--ak-brand': brand } as CSSProperties}>
                <AdminKitRoot theme={theme}>
                  <Button variant="primary" size="small">
                    {brand}
                  </Button>
                </AdminKitRoot>
              </div>
            ))}
          </div>
        </AdminKitRoot>
      ))}
    </div>
  ),
  async play({ canvasElement }) {
    const tooLow = everyHue.flatMap((brand) => contrastsOfBrand(canvasElement, brand));
    await expect(tooLow).toEqual([]);
  },
});
